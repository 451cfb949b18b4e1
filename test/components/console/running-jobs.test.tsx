/** Jobs, and calls that may have been billed before, in the console. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EARLIER, JOB, SINCE, TROUBLE } from '../jobs/samples.ts';
import { openConsole, reply } from './open-console.tsx';

it('is shown in the console as it was received, and repeated at its price', async () => {
  const failure = { ...EARLIER, raw: '{"odd":1}' };
  const { ask, sent, user } = openConsole({ console: () => ({ failure }) });
  await ask();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('brought an answer that cannot be read');
  await user.click(within(alert).getByText('Show the answer'));
  expect(within(alert).getByText('{"odd":1}')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look up again · 3 credits' }));
  await waitFor(() => expect(sent('console')).toHaveLength(2));
  expect(sent('console')[1]).toMatchObject({ refresh: true, shown: ['receipt-9'] });
});

it('the console shows a job for the same request, and starts another one at its price', async () => {
  const accepted = { status: 202, body: '{"job_id":"j"}', credits: 0, billed: 'no' } as const;
  const running = { from: 'cache', running: { ...JOB, trouble: TROUBLE } } as const;
  const { ask, sent, user } = openConsole({
    stopJob: () => ({}),
    console: ({ shown }) => reply({ ...accepted, ...(shown ? {} : running) }),
  });
  await ask();
  const answer = within(await screen.findByRole('region', { name: /^Answer/ }));
  expect(await answer.findByText(SINCE)).toBeVisible();
  expect(answer.getByText(/Fieldmark will try again by/)).toBeVisible();
  await user.click(answer.getByRole('button', { name: 'Stop waiting' }));
  expect(sent('stopJob')).toEqual([{ id: 'receipt-1' }]);
  await user.click(answer.getByRole('button', { name: 'Look up again · 3 credits' }));
  await waitFor(() => expect(sent('console')).toHaveLength(2));
  expect(sent('console')[1]).toMatchObject({ refresh: true, shown: ['receipt-1'] });
});
