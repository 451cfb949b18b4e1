import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import type { Kind } from '../../../lib/values/domain/kind.ts';
import type { CellPart } from '../../../lib/workbench/messages/index.ts';
import { checkValue } from '../../check-data.ts';
import { ibans } from '../../ibans.ts';
import { connect, createWorld, lookup, replyOf, type World } from '../../service/world.ts';

async function readRows(world: World, rows: readonly (readonly [Kind | null, string])[][]) {
  const body = rows.map((cells) => ({
    name: '',
    cells: cells.map(([kind, text], column) => ({ column, text, kind })),
  }));
  return (await replyOf(world.send('readRows', { rows: body }))).rows;
}

async function read(cells: string[], kind: Kind | null = null) {
  const world = createWorld({ check: checkValue, detect });
  const [reading] = await readRows(world, [cells.map((text) => [kind, text])]);
  expect(world.calls).toEqual([]);
  return reading?.cells.map(({ parts }) => parts) ?? [];
}
const valuesOf = (parts: readonly CellPart[] = []) =>
  parts.flatMap((part) => ('unread' in part ? [] : [part]));
const standingsOf = async (cells: string[], kind: Kind | null = null) =>
  (await read(cells, kind)).map((parts) =>
    valuesOf(parts).map(({ raw, verdict }) => [raw, verdict.kind, verdict.standing]),
  );

describe('cells', () => {
  it('are read separately and in order, including wrong values', async () => {
    const [good = '', bad = ''] = ibans(2, [1]);
    expect(await standingsOf([good, 'nothing here', '', bad, 'ada.l@gmail.com'])).toEqual([
      [[good, 'iban', 'good']],
      [],
      [],
      [[bad, 'iban', 'bad']],
      [['ada.l@gmail.com', 'email', 'good']],
    ]);
  });

  it('are values if their kind is known, unless they are words', async () => {
    expect(await standingsOf(['to be told', '  ', 'DE89 3704'], 'iban')).toEqual([
      [],
      [],
      [['DE89 3704', 'iban', 'bad']],
    ]);
  });

  it('include cached answers', async () => {
    const world = createWorld();
    await connect(world);
    await world.send('lookup', lookup('ann@example.com'));
    expect(await readRows(world, [[[null, 'ann@example.com']]])).toMatchObject([
      { cells: [{ parts: [{ offer: { credits: 0, answeredAt: world.now } }] }] },
    ]);
  });
});

describe('a cell with several values', () => {
  const [good = '', bad = ''] = ibans(2, [1]);
  const partsIn = async (cell: string, kind: Kind | null) => {
    const [parts = []] = await read([cell], kind);
    for (const { raw, start } of parts) expect(cell.slice(start, start + raw.length)).toBe(raw);
    return parts.map((part) =>
      'unread' in part ? `${part.raw}: not read` : `${part.raw}: ${part.verdict.standing}`,
    );
  };

  it.each([
    ...['; ', ';', ', ', ',', ' / ', '/', ' | ', '\n', '\t', ' '],
    ...[' & ', ' and ', ' und ', ' oder ', ' ou ', ' - '],
  ])('has each of them judged, whatever separates them: %j', async (separator) => {
    for (const kind of ['email', null] as const)
      expect(await partsIn(`bob@gmail.com${separator}ada@gmial.com`, kind)).toEqual([
        'bob@gmail.com: good',
        'ada@gmial.com: caution',
      ]);
    for (const kind of ['iban', null] as const)
      expect(await partsIn(good + separator + bad, kind)).toEqual([`${good}: good`, `${bad}: bad`]);
    expect(await partsIn(`DE136695976${separator}FR40303265044`, 'vat')).toEqual([
      'DE136695976: good',
      'FR40303265044: bad',
    ]);
    expect(await partsIn(`+49 30 901820${separator}+49 30 1`, 'phone')).toEqual([
      '+49 30 901820: good',
      '+49 30 1: bad',
    ]);
  });

  it.each<[Kind, string]>([
    ['email', 'john,doe@gmail.com: bad'],
    ['email', 'john/doe@gmail.com: good'],
    ['email', 'bob@gmail,com: bad'],
    ['phone', '030/901820: unknown'],
    ['phone', '+49 (0)30 / 901820: good'],
    ['phone', '+49 30 901820/21: good'],
    ['vat', '123/456/7890: unknown'],
    ['iban', `${good.replaceAll(' ', '/')}: caution`],
  ])('is not made of one %s with a separator in it: %s', async (kind, part) => {
    expect(await partsIn(part.slice(0, part.lastIndexOf(':')), kind)).toEqual([part]);
  });

  it.each<[string, Kind | null, readonly string[]]>([
    ['bob@gmail.com; on request', 'email', ['bob@gmail.com: good', 'on request: not read']],
    ['on request; bob@gmail.com', 'email', ['on request: not read', 'bob@gmail.com: good']],
    ['bob@gmail.com; ada@', null, ['bob@gmail.com: good', 'ada@: not read']],
    ['bob@gmail.com 12345678', null, ['bob@gmail.com: good', '12345678: not read']],
    [`${good}; Konto 1234567`, 'iban', [`${good}: good`, 'Konto 1234567: not read']],
    ['Ada <ada@gmial.com>; b@x', 'email', ['ada@gmial.com: caution', 'b@x: bad']],
    ['"Doe, John" <doe@gmail.com>', 'email', ['doe@gmail.com: good']],
    ['Doe, John <doe@gmail.com>', 'email', ['doe@gmail.com: good']],
    ['bob@gmail.com (private)', 'email', ['bob@gmail.com: good']],
    ['Call Ada, please: bob@gmail.com', null, ['bob@gmail.com: good']],
    [`old: ${good} new: ${good}`, 'iban', [`${good}: good`, `${good}: good`]],
    [`${good} / COBADEFFXXX`, 'iban', [`${good}: good`, 'COBADEFFXXX: good']],
    ['+49 30 901820 ext. 12', 'phone', ['+49 30 901820: good']],
  ])('may have names and remarks, and shows what cannot be read: %s', async (cell, kind, parts) => {
    expect(await partsIn(cell, kind)).toEqual(parts);
  });
});

describe('columns', () => {
  const [good = '', bad = ''] = ibans(2, [1]);
  const kindsOf = async (rows: string[][]) => {
    const world = createWorld({ check: checkValue, detect });
    return (await replyOf(world.send('columnKinds', { rows }))).kinds;
  };

  it('have the kind that their header names, if their cells can be of that kind', async () => {
    const rows = [
      'Supplier;Email;IBAN;VAT no.;Phone;BIC;Amount;Invoice',
      `Alder;a@gmail,com;${bad};FR40303265045;030 901820;COBADEFF;1.20;RE-2026-24817`,
      `Birch;b@gmail.com;${good};DE136695975;030 12;DEUTDEFF;2.30;RE-2026-24818`,
    ].map((row) => row.split(';'));
    const kinds = [null, 'email', 'iban', 'vat', 'phone', 'bic', null, null];
    expect(await kindsOf(rows)).toEqual(kinds);
  });

  it('have the kind of most of their cells if there is no header', async () => {
    const rows = [good, good, good, bad].map((iban, i) => [`Supplier ${'ABCD'[i]}`, iban]);
    expect(await kindsOf(rows)).toEqual([null, 'iban']);
  });

  it('decide the kind of a mistyped cell, and do not change values of other kinds', async () => {
    const world = createWorld({ check: checkValue, detect });
    const [reading] = await readRows(world, [
      [
        ['phone', '+49 30 1'],
        ['vat', 'FR40303265044'],
        ['iban', 'ada.l@gmail.com'],
        ['iban', 'to follow'],
        [null, 'RE-2026-24817'],
      ],
    ]);
    expect(
      reading?.cells.map(({ parts: [part] }) =>
        part && 'verdict' in part ? `${part.verdict.kind} ${part.verdict.standing}` : part?.unread,
      ),
    ).toEqual(['phone bad', 'vat bad', 'email good', 'not-in-column', 'number-without-region']);
  });
});

it('says which values of a row contradict each other, for all values of a cell, and nothing twice', async () => {
  const [german = '', other = ''] = ibans(2);
  const vats = 'DE136695976; FR40303265045';
  const rows = await readRows(createWorld({ check: checkValue, detect }), [
    [
      ['iban', german],
      ['vat', 'FR40303265045'],
      ['bic', 'DEUTDEFF'],
    ],
    [
      ['iban', german],
      ['bic', 'BNPAFRPP'],
    ],
    [
      ['iban', german],
      ['vat', 'DE136695976'],
    ],
    [
      ['iban', `${german}; ${other}`],
      ['vat', vats],
    ],
    [
      ['iban', `${german}; FR1420041010050500013M02606`],
      ['vat', vats],
    ],
  ]);
  const OTHER_COUNTRY =
    'The VAT number and the IBAN are from different countries (France and Germany).';
  expect(rows.map(({ contradictions }) => contradictions)).toEqual([
    [{ text: OTHER_COUNTRY, columns: [0, 1] }],
    [
      {
        text: 'The IBAN and the BIC are from different countries (Germany and France).',
        columns: [0, 1],
      },
    ],
    [],
    [{ text: OTHER_COUNTRY, columns: [0, 1] }],
    [],
  ]);
});
