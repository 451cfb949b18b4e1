/** Looks up a value at the odd server and compares the reply, receipt and history with what the server did. */
import { expect } from 'vitest';
import type { Billed, Outcome } from '../../lib/domain/failure.ts';
import type { ReplyOf } from '../../lib/extension/messages/table.ts';
import { until } from '../e2e/support/until.ts';
import { ibans } from '../ibans.ts';

import { plain } from './manners.ts';
import type { OddCase } from './odd-case.ts';
import type { OddServer } from './server.ts';

/** Sends a message as a page of ours does, and resolves with the whole reply, an `Outcome`. */
export type Send = (message: string, body: object) => Promise<unknown>;

const STATES: Readonly<Record<Billed, string>> = {
  yes: 'answered',
  possibly: 'possibly-billed',
  no: 'failed',
};

export interface OddQuestion {
  readonly kind: 'iban' | 'email';
  readonly value: string;
  readonly depth: 'standard' | 'deep';
}

/** Adds a unique value to each case: an email address for jobs, an IBAN for the others. */
export function withQuestions(rows: readonly OddCase[]) {
  const values = ibans(rows.length).map((value) => value.replaceAll(' ', ''));
  return rows.map((row, n) => {
    const question: OddQuestion = row.job
      ? { kind: 'email', value: `person${n}@deliverable.test`, depth: 'deep' }
      : { kind: 'iban', value: values[n] ?? '', depth: 'standard' };
    return { ...row, question };
  });
}

const body = (question: OddQuestion) => ({
  ...question,
  trigger: 'gesture',
  refresh: false,
  place: 'popup',
});

/** Expects that the key was sent only to the right host and paths, and without cookies. */
function expectKeyKept(server: OddServer): void {
  expect(server.seenElsewhere).toEqual([]);
  const { active } = server.sandbox.keys;
  const paths = /^\/(?:v1\/(?:usage|stats|vat\/iban|email)|usage|jobs\/.+)$/;
  for (const { path, key, cookie } of server.seen) {
    expect(path.slice(server.prefix.length)).toMatch(paths);
    expect({ key, cookie }).toEqual({ key: active, cookie: undefined });
  }
}

/** Compares the receipt and the history entry of the newest lookup with what was billed. */
async function expectRecorded(send: Send, value: string, billed: Billed, keeps?: string) {
  expect(await send('receipts', { limit: 1 })).toMatchObject({
    value: { receipts: [{ state: STATES[billed] }] },
  });
  const history = (await send('history', { limit: 1 })) as Outcome<ReplyOf<'history'>>;
  const entries = history.ok ? history.value.entries : [];
  const entry = entries.find(({ verdict }) => verdict.value === value);
  expect(entry?.billed).toBe(billed === 'no' ? undefined : billed);
  if (keeps !== undefined) expect(entry?.raw).toContain(keeps);
}

export async function compareLookup(
  row: OddCase,
  question: OddQuestion,
  server: OddServer,
  send: Send,
): Promise<void> {
  const { manner, job = plain, jobId, outcome, billed, charged, keeps, shows = '' } = row;
  const { value } = question;
  server.lookup = manner;
  server.job = job;
  server.jobId = jobId ?? ((id) => id);
  const reply = (await send('lookup', body(question))) as Outcome<ReplyOf<'lookup'>>;
  server.lookup = plain;
  server.job = plain;

  const result = reply.ok
    ? { outcome: reply.value.state, billed: 'billed' in reply.value ? reply.value.billed : 'yes' }
    : { outcome: reply.failure.kind, billed: reply.failure.billed };
  expect(result).toEqual({ outcome: result.outcome === row.orElse ? row.orElse : outcome, billed });
  expect(server.seen.filter((request) => request.value === value)).toHaveLength(1);
  // Waits, because a job is charged when it ends, even if all polls fail.
  await until(() => expect(server.charged(value)).toBe(charged));
  if (reply.ok) {
    const verdict = 'verdict' in reply.value ? reply.value.verdict : null;
    expect(JSON.stringify(verdict)).toContain(shows);
  } else {
    expect(reply.failure.message).not.toBe('');
    expect(reply.failure.action).not.toBe('');
    if (keeps !== undefined) expect(reply.failure.raw).toContain(keeps);
  }
  expectKeyKept(server);
  await expectRecorded(send, value, billed, keeps);
}
