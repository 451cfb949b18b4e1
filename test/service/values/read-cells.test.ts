import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { detect } from '../../../lib/detect/index.ts';
import type { Kind } from '../../../lib/domain/kind.ts';
import { ibans } from '../lists/start-list.ts';
import { connect, createWorld, lookup } from '../world.ts';

async function read(cells: string[], kind: Kind | null = null) {
  const world = createWorld({ check: checkValue, detect });
  const kinds = cells.map(() => kind);
  const outcome = await world.send('readCells', { cells, kinds, sizes: [cells.length] });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  expect(world.calls).toEqual([]);
  return outcome.value.cells;
}
const readCells = async (cells: string[], kind: Kind | null = null) =>
  (await read(cells, kind)).map((found) =>
    found.map(({ raw, verdict }) => [raw, verdict.kind, verdict.standing]),
  );

describe('cells', () => {
  it('are read separately and in order, including wrong values', async () => {
    const [good = '', bad = ''] = ibans(2, [1]);
    expect(await readCells([good, 'nothing here', '', bad, 'ada.l@gmail.com'])).toEqual([
      [[good, 'iban', 'good']],
      [],
      [],
      [[bad, 'iban', 'bad']],
      [['ada.l@gmail.com', 'email', 'good']],
    ]);
  });

  it('may contain several values', async () => {
    const [found] = await read(['a@gmail.com b@gmail.com']);
    expect(found?.map(({ verdict }) => verdict.value)).toEqual(['a@gmail.com', 'b@gmail.com']);
  });

  it('are values if their kind is known, unless they are words', async () => {
    expect(await readCells(['to be told', '  ', 'DE89 3704'], 'iban')).toEqual([
      [],
      [],
      [['DE89 3704', 'iban', 'bad']],
    ]);
  });

  it('include cached answers', async () => {
    const world = createWorld();
    await connect(world);
    await world.send('lookup', lookup('ann@example.com'));
    const cells = ['ann@example.com'];
    const outcome = await world.send('readCells', { cells, kinds: [null], sizes: [1] });
    expect(outcome).toMatchObject({
      value: { cells: [[{ offer: { credits: 0, answeredAt: world.now } }]] },
    });
  });
});

describe('columns', () => {
  const [good = '', bad = ''] = ibans(2, [1]);
  const kindsOf = async (rows: string[][]) => {
    const world = createWorld({ check: checkValue, detect });
    const outcome = await world.send('columnKinds', { rows });
    return outcome.ok ? outcome.value.kinds : outcome.failure;
  };

  it('have the kind that their header names, if their cells can be of that kind', async () => {
    expect(
      await kindsOf([
        ['Supplier', 'Email', 'IBAN', 'VAT no.', 'Phone', 'BIC', 'Amount', 'Invoice'],
        [
          'Alder',
          'a@gmail,com',
          bad,
          'FR40303265045',
          '030 901820',
          'COBADEFF',
          '1.20',
          'RE-2026-24817',
        ],
        [
          'Birch',
          'b@gmail.com',
          good,
          'DE136695975',
          '030 12',
          'DEUTDEFF',
          '2.30',
          'RE-2026-24818',
        ],
      ]),
    ).toEqual([null, 'email', 'iban', 'vat', 'phone', 'bic', null, null]);
  });

  it('have the kind of most of their cells if there is no header', async () => {
    const rows = [good, good, good, bad].map((iban, i) => [`Supplier ${'ABCD'[i]}`, iban]);
    expect(await kindsOf(rows)).toEqual([null, 'iban']);
  });

  it('decide the kind of a mistyped cell, and do not change values of other kinds', async () => {
    const world = createWorld({ check: checkValue, detect });
    const outcome = await world.send('readCells', {
      cells: ['+49 30 1', 'FR40303265044', 'ada.l@gmail.com', 'to follow', 'RE-2026-24817'],
      kinds: ['phone', 'vat', 'iban', 'iban', null],
      sizes: [5],
    });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    const { cells, unread } = outcome.value;
    expect(
      cells.map((found) => found.map(({ verdict }) => `${verdict.kind} ${verdict.standing}`)),
    ).toEqual([['phone bad'], ['vat bad'], ['email good'], [], []]);
    expect(unread).toEqual([null, null, null, 'not-in-column', 'number-without-region']);
  });
});

it('reports for each row which of its values contradict each other', async () => {
  const world = createWorld({ check: checkValue, detect });
  const [german = ''] = ibans(1);
  const row = [german, 'FR40303265045', 'DEUTDEFF'];
  const outcome = await world.send('readCells', {
    cells: [...row, german, 'BNPAFRPP', german, 'DE136695976'],
    kinds: ['iban', 'vat', 'bic', 'iban', 'bic', 'iban', 'vat'],
    sizes: [3, 2, 2],
  });
  expect(outcome.ok && outcome.value.contradictions).toEqual([
    ['The VAT number and the IBAN are from different countries (France and Germany).'],
    ['The IBAN and the BIC are from different countries (Germany and France).'],
    [],
  ]);
});
