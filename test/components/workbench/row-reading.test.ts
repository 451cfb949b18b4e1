import { expect, it } from 'vitest';
import { readRows } from '../../../components/workbench/list/use-row-reading.ts';
import type { FailureKind } from '../../../lib/domain/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend } from '../fake-send.ts';

const REQUEST = { rows: [{ cells: [{ column: 0, text: 'a', kind: null }], name: '' }] };
const REPLY = { rows: [{ cells: [{ column: 0, parts: [] }], contradictions: [] }] };

/** The pauses until cells are read or given up, and the number of messages. */
async function read(failures: readonly FailureKind[], wantedFor = 99) {
  const replies = [...failures];
  const pauses: number[] = [];
  const { send, sent } = fakeSend({
    readRows: () => {
      const kind = replies.shift();
      return kind ? { failure: createFailure(kind) } : REPLY;
    },
  });
  const outcome = await readRows(
    send,
    REQUEST,
    () => sent('readRows').length < wantedFor,
    async (ms) => void pauses.push(ms),
  );
  return { ok: outcome.ok, pauses, messages: sent('readRows').length };
}

const GONE = 'worker-gone' as const;
const PAUSES = [300, 1_500, 6_000];

it.each<[string, Awaited<ReturnType<typeof read>>, readonly FailureKind[], number?]>([
  ['at once', { ok: true, pauses: [], messages: 1 }, []],
  ['after the background ended', { ok: true, pauses: [300], messages: 2 }, [GONE]],
  ['at the last try', { ok: true, pauses: PAUSES, messages: 4 }, [GONE, GONE, GONE]],
  ['never: the button appears', { ok: false, pauses: PAUSES, messages: 4 }, Array(9).fill(GONE)],
  ['never, for another reason', { ok: false, pauses: [], messages: 1 }, ['internal']],
  ['no more, as another list is open', { ok: false, pauses: [], messages: 1 }, [GONE], 1],
])('cells are read %s', async (_, expected, failures, wantedFor) => {
  expect(await read(failures, wantedFor)).toEqual(expected);
});
