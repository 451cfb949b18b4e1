/** The console on the real service: each endpoint at its price, and a receipt per paid call. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConsolePage } from '../../../components/console/ConsolePage.tsx';
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
} from '../../../lib/domain/endpoints.ts';
import { PARAMS } from '../../api/samples.ts';
import { connected } from '../with-service/open-popup.tsx';
import type { RealService } from '../with-service/real-service.ts';

/** What a person types for each endpoint, by parameter: no switches and flags. */
const typedFor = (name: EndpointName): Readonly<Record<string, string>> =>
  name === 'stats'
    ? { path: '/v1/vat' }
    : Object.fromEntries(Object.entries(PARAMS[name]).filter(([of]) => TYPED.has(of)));
const TYPED = new Set(['query', 'base', 'symbols']);

const endpoint = () => screen.getByRole('combobox', { name: 'Endpoint' });
const sendButton = () => screen.getByRole('button', { name: /^Send · / });
const requestLine = () => screen.getByRole('region', { name: 'Request' });
const answer = () => screen.getByRole('region', { name: /^Answer/ });
const jobs = () => screen.getByRole('region', { name: 'Jobs' });

async function open(service: RealService) {
  render(<ConsolePage send={service.send} />);
  const user = userEvent.setup({ delay: null });
  await within(requestLine()).findByText(service.sandbox.baseUrl);
  return user;
}

async function fill(user: UserEvent, name: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await user.clear(field);
  await user.paste(text);
}

/** Waits for texts in the answer: its status and cost. */
const answerShows = (...texts: string[]) =>
  waitFor(() => {
    for (const text of texts) expect(within(answer()).getByText(text)).toBeVisible();
  });

async function startJob(user: UserEvent): Promise<string> {
  await user.selectOptions(endpoint(), 'intelligenceEmailq');
  await fill(user, 'query', 'job@example.org');
  await user.click(screen.getByRole('switch', { name: 'is_async' }));
  await user.click(sendButton());
  await answerShows('202 Accepted');
  return jobs().querySelector('code')?.textContent ?? '';
}

describe('each endpoint', () => {
  it.each(ENDPOINT_NAMES)(
    '%s: shows its price, sends the request, and shows what was billed',
    async (name) => {
      const service = await connected();
      const user = await open(service);
      const jobId = name === 'job' ? await startJob(user) : '';
      const before = (await service.log()).length;
      const { path, credits } = ENDPOINT_CONTRACT[name];
      const typed = name === 'job' ? { job_id: jobId } : typedFor(name);
      await user.selectOptions(endpoint(), name);
      for (const [parameter, text] of Object.entries(typed)) await fill(user, parameter, text);
      const price = credits === 0 ? 'free' : `${credits} credit${credits === 1 ? '' : 's'}`;
      expect(sendButton()).toHaveTextContent(`Send · ${price}`);
      const shown = path.replace('{job_id}', jobId);
      expect(requestLine()).toHaveTextContent(`GET ${service.sandbox.baseUrl}${shown}`);
      await user.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(answer()).toHaveTextContent(shown));
      await answerShows('200 OK', credits === 0 ? 'free' : `${price} billed`);
      const [first] = (await service.log())
        .slice(before)
        // The balance is requested after each answer.
        .filter((entry) => entry.path !== '/v1/usage' || name === 'usage');
      expect(first).toMatchObject({ path: shown, status: 200, credits });
      const { job_id: _, ...query } = typed;
      expect(first?.query).toEqual(query);
      expect(document.body.innerHTML).not.toContain(service.sandbox.keys.active);
    },
  );
});
