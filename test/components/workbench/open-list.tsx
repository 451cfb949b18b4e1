/** Opens the workbench with a list of several columns. */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { found, QUIET, verdict } from '../samples.ts';
import { partsOf } from './parts-of.ts';
import { Workbench } from './workbench.tsx';

const TEXT = `Name;Email;IBAN
Bob;b@gmial.com;DE89370400440532013000
Ada;a@gmail.com;DE89370400440532013001`;

/** Emails at gmial.com and yaho.com have a correction; IBANs that end in 1 are bad. */
function read(cell: string): FoundValue[] {
  if (cell.includes('@')) {
    const typo = /gmial|yaho\./.exec(cell)?.[0];
    const suggestion = cell.replace('gmial', 'gmail').replace('yaho.', 'yahoo.');
    const more = typo ? { suggestion, headline: `Mistyped: ${typo}` } : {};
    return [found(verdict('email', cell, { standing: typo ? 'caution' : 'good', ...more }))];
  }
  const standing = cell.endsWith('1') ? 'bad' : 'good';
  return cell.startsWith('DE') ? [found(verdict('iban', cell, { standing }))] : [];
}

const LIST: Handlers = {
  ...QUIET,
  takeHandedList: () => ({ list: null }),
  lists: () => ({ runs: [] }),
  columnKinds: () => ({ kinds: [null, 'email', 'iban'] }),
  readCells: ({ cells, sizes }) => ({
    cells: cells.map((cell) => partsOf(cell, read(cell))),
    contradictions: sizes.map(() => []),
  }),
};

/** Gives elements a size, because only rows in view are rendered. */
export function giveSizes(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
}

export function renderPage(handlers: Handlers, props: ComponentProps<typeof Workbench> = {}) {
  const { send, sent } = fakeSend({ ...LIST, ...handlers });
  const user = userEvent.setup({ delay: null });
  render(<Workbench subscribe={() => () => undefined} send={send} {...props} />);
  return { user, sent };
}

export async function openList(
  text = TEXT,
  handlers: Handlers = {},
  props: ComponentProps<typeof Workbench> = {},
) {
  const page = renderPage(handlers, props);
  await page.user.click(screen.getByRole('textbox', { name: 'Check a list' }));
  await page.user.paste(text);
  await screen.findByRole('button', { name: '1 bad' });
  return page;
}

type User = Awaited<ReturnType<typeof openList>>['user'];

/** Presses an entry of a menu in the bar. */
export async function pressInMenu(user: User, menu: string | RegExp, entry: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('button', { name: entry }));
}
