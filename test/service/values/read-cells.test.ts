import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { detect } from '../../../lib/detect/index.ts';
import type { Kind } from '../../../lib/domain/kind.ts';
import { ibans } from '../lists/start-list.ts';
import { connect, createWorld, lookup } from '../world.ts';

async function read(cells: string[], kind: Kind | null = null) {
  const world = createWorld({ check: checkValue, detect });
  const outcome = await world.send('readCells', { cells, kind });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  expect(world.calls).toEqual([]);
  return outcome.value.cells;
}
const readCells = async (cells: string[], kind: Kind | null = null) =>
  (await read(cells, kind)).map((found) =>
    found.map(({ raw, verdict }) => [raw, verdict.kind, verdict.standing]),
  );

describe('cells', () => {
  it('are read each for itself, wrong ones too, in their order', async () => {
    const [good = '', bad = ''] = ibans(2, [1]);
    expect(await readCells([good, 'nothing here', '', bad, 'ada.l@gmail.com'])).toEqual([
      [[good, 'iban', 'good']],
      [],
      [],
      [[bad, 'iban', 'bad']],
      [['ada.l@gmail.com', 'email', 'good']],
    ]);
  });

  it('hold several values', async () => {
    const [found] = await read(['a@gmail.com b@gmail.com']);
    expect(found?.map(({ verdict }) => verdict.value)).toEqual(['a@gmail.com', 'b@gmail.com']);
  });

  it('are values where their kind is known, but for words', async () => {
    expect(await readCells(['to be told', '  ', 'DE89 3704'], 'iban')).toEqual([
      [],
      [],
      [['DE89 3704', 'iban', 'bad']],
    ]);
  });

  it('say what is known of them already', async () => {
    const world = createWorld();
    await connect(world);
    await world.send('lookup', lookup('ann@example.com'));
    const outcome = await world.send('readCells', { cells: ['ann@example.com'], kind: null });
    expect(outcome).toMatchObject({
      value: { cells: [[{ offer: { credits: 0, answeredAt: world.now } }]] },
    });
  });
});
