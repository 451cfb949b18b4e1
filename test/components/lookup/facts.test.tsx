/** Which facts of a verdict are in view, and which under details. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IbanCandidates } from '../../../components/lookup/IbanCandidates.tsx';
import { VerdictView } from '../../../components/lookup/VerdictView.tsx';
import type { Kind } from '../../../lib/values/domain/kind.ts';
import { checkValue } from '../../check-data.ts';
import { withShownTexts } from '../../texts/in-texts.ts';

const facts = () =>
  [...document.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.closest('details') === null,
  ]);
const shown = () => facts().flatMap(([name, isInView]) => (isInView ? [name] : []));
const open = (kind: Kind, value: string) =>
  render(<VerdictView verdict={withShownTexts(checkValue(kind, value))} />);

it.each<[Kind, string, readonly string[]]>([
  ['iban', 'DE89370400440532013000', ['SEPA', 'Country']],
  ['iban', 'GB82WEST12345698765432', ['SEPA', 'Country']],
  ['phone', '+4930901820', ['Type', 'Country']],
  ['bic', 'COBADEFFXXX', ['Bank', 'Country']],
])('%s %s shows what answers: %j', (kind, value, expected) => {
  open(kind, value);
  expect(shown()).toEqual(expected);
  // Nothing is lost.
  expect(facts().length).toBeGreaterThan(expected.length);
});

it.each([
  ['DE89370400440523013000', 'DE89370400440532013000', '32'],
  ['DE89370400440532013001', 'DE89370400440532013000', '0'],
  ['DE8937040044053201300', 'DE89370400440532013000', '0'],
])('%s instead of %s differs in “%s”', (written, text, part) => {
  const { container } = render(<IbanCandidates {...{ text, written }} />);
  expect(container.querySelector('mark')).toHaveTextContent(part);
});

it('marks in each IBAN that may be meant what differs, and changes no text', () => {
  const text = 'DE89370400440532013000 or DE89370400440523013001';
  const { container } = render(<IbanCandidates text={text} written="DE89370400440523013000" />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '32',
    '1',
  ]);
});

it('offers each IBAN that may be meant as a button, by its name', async () => {
  const chosen = vi.fn();
  const verdict = withShownTexts(checkValue('iban', 'DE89370400440532013001'));
  render(<VerdictView verdict={verdict} onSuggestion={chosen} />);
  const buttons = screen.getAllByRole('button', { name: /^Check this instead DE/ });
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    await userEvent.click(button);
    const value = button.closest('li')?.querySelector('.value')?.textContent ?? '';
    expect(button).toHaveAccessibleName(`Check this instead ${value}`);
    expect(checkValue('iban', chosen.mock.lastCall?.[0]).standing).toBe('good');
    expect(chosen).toHaveBeenLastCalledWith(value);
    expect(button.closest('li')?.querySelector('mark')).not.toBeEmptyDOMElement();
  }
});

it('says of a phone number without its country once what is missing', () => {
  open('phone', '030 901820');
  expect(screen.getAllByText(/country code/)).toHaveLength(1);
});
