/**
 * What people, spreadsheets and other programs do to a value, and what is said of it: by the check, in a field, in
 * a column of a list, and in a text.
 */
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, type Verdict } from '../../lib/domain/index.ts';
import { withoutMaskFillers } from '../../lib/page/field/mask-fillers.ts';
import { detect } from '../../lib/values/detect/index.ts';
import { checkValue } from '../check-data.ts';
import { createWorld, page, replyOf, ui } from '../service/world.ts';
import { inTexts } from '../texts/in-texts.ts';

/** A value of each kind, and what the kind sends. */
const VALUES: Readonly<Partial<Record<Kind, readonly [written: string, value: string]>>> = {
  email: ['bob@heise.de', 'bob@heise.de'],
  domain: ['heise.de', 'heise.de'],
  ip: ['8.8.8.8', '8.8.8.8'],
  phone: ['+493012345678', '+493012345678'],
  vat: ['DE136695976', 'DE136695976'],
  iban: ['DE89370400440532013000', 'DE89370400440532013000'],
  bic: ['DEUTDEFF500', 'DEUTDEFF500'],
};
const LABELS: Readonly<Partial<Record<Kind, string>>> = {
  email: 'E-Mail',
  domain: 'Website',
  ip: 'IP',
  phone: 'Tel.',
  vat: 'USt-IdNr.',
  iban: 'IBAN',
  bic: 'BIC',
};

const NUMBERS: readonly Kind[] = ['phone', 'vat', 'iban'];
const NAMES: readonly Kind[] = ['email', 'domain'];
const inside = (sign: string) => (value: string) => value.slice(0, 5) + sign + value.slice(5);

interface Damage {
  readonly done: (value: string, kind: Kind) => string;
  /** The reason of the verdict in the check, a field and a column; null: nothing is said. */
  readonly reason: string | null;
  /** The kinds to which it can happen; all if omitted. */
  readonly kinds?: readonly Kind[];
  /** The kinds whose receivers do the same, so that nothing is said. */
  readonly quiet?: readonly Kind[];
  /** It is around the value, so that a text has the value without it. */
  readonly isAround?: true;
  /** The kinds that are not found so in a text, where it is as often something else. */
  readonly notInText?: readonly Kind[];
}

const DAMAGE: Readonly<Record<string, Damage>> = {
  'a space before and after': { done: (value) => ` ${value} `, reason: null },
  'a no-break space': { done: inside('\u00a0'), reason: null, kinds: NUMBERS },
  '.0': { done: (value) => `${value}.0`, reason: 'fraction-removed', kinds: NUMBERS },
  '.00': { done: (value) => `${value}.00`, reason: 'fraction-removed', kinds: NUMBERS },
  ',0': { done: (value) => `${value},0`, reason: 'fraction-removed', kinds: NUMBERS },
  'an exponent': {
    done: (value) => `${value.slice(0, 2)}.${value.slice(2)}E+11`,
    reason: 'exponent-expanded',
    kinds: ['phone'],
  },
  '="…"': { done: (value) => `="${value}"`, reason: 'formula-unwrapped', isAround: true },
  '=…': { done: (value) => `=${value}`, reason: 'formula-unwrapped', isAround: true },
  "'…": {
    done: (value) => `'${value}`,
    reason: 'apostrophe-removed',
    quiet: ['phone'],
    isAround: true,
  },
  '"…"': { done: (value) => `"${value}"`, reason: 'quotes-removed', isAround: true },
  '<…>': {
    done: (value) => `<${value}>`,
    reason: 'brackets-removed',
    quiet: ['phone'],
    isAround: true,
  },
  'a label': {
    done: (value, kind) => `${LABELS[kind]}: ${value}`,
    reason: 'label-removed',
    isAround: true,
  },
  'a zero-width space': { done: inside('\u200b'), reason: 'invisible-removed' },
  'a byte-order mark before it': {
    done: (value) => `\ufeff${value}`,
    reason: 'invisible-removed',
    isAround: true,
  },
  'wide characters': {
    done: (value) =>
      value.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    reason: 'wide-replaced',
  },
  'Arabic digits': {
    done: (value) => value.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    reason: 'digits-replaced',
    // In a name they are other characters.
    kinds: KINDS.filter((kind) => !NAMES.includes(kind) && kind !== 'ip'),
    notInText: ['bic'],
  },
  underscores: {
    done: inside('_'),
    reason: 'signs-removed',
    kinds: NUMBERS,
    notInText: ['phone'],
  },
  hyphens: { done: inside('-'), reason: 'signs-removed', kinds: NUMBERS, quiet: ['phone'] },
  'a full stop after it': {
    done: (value) => `${value}.`,
    reason: 'signs-removed',
    kinds: [...NUMBERS, 'bic'],
    quiet: ['phone'],
    isAround: true,
  },
};

const CASES = Object.entries(DAMAGE).flatMap(([name, damage]) =>
  (damage.kinds ?? KINDS).flatMap((kind) => {
    const [value, sent] = VALUES[kind] ?? [];
    if (value === undefined || sent === undefined) return [];
    const { done, reason, quiet = [], isAround = false, notInText = [] } = damage;
    const said = quiet.includes(kind) ? null : reason;
    return {
      name,
      kind,
      written: done(value, kind),
      sent,
      reason: said,
      isAround,
      isInText: !notInText.includes(kind),
    };
  }),
);

/** What is said: null for a value that passes. */
const saidOf = ({ standing, reason, value, suggestion }: Verdict<unknown>) =>
  standing === 'good' ? { value, says: null } : { value, says: reason, standing, suggestion };
const wanted = (sent: string, reason: string | null) =>
  reason === null
    ? { value: sent, says: null }
    : { value: sent, says: reason, standing: 'caution', suggestion: sent };

const world = () => createWorld({ check: inTexts(checkValue), detect });

describe.each(CASES)('$kind with $name: $written', (row) => {
  const { kind, written, sent, reason, isAround, isInText } = row;
  it('is checked', () => {
    const verdict = checkValue(kind, written);
    expect(saidOf(verdict)).toEqual(wanted(sent, reason));
    // What is offered is not doubted in turn.
    expect(checkValue(kind, sent)).toMatchObject({ standing: 'good', value: sent });
  });

  it('says the same in a field', async () => {
    const value = withoutMaskFillers(written.replace(/^ | $/g, ''), kind);
    const items = [{ kind, value }];
    const reply = await replyOf(world().send('check', { items, place: 'field' }, page));
    expect(reply.judgements.map(({ verdict }) => saidOf(verdict))).toEqual([wanted(sent, reason)]);
  });

  it('says the same in a column, for the whole cell', async () => {
    const rows = [{ cells: [{ column: 0, text: written, kind }], name: '' }];
    const [reading] = (await replyOf(world().send('readRows', { rows }))).rows;
    const parts = reading?.cells.flatMap((cell) => cell.parts) ?? [];
    const found = parts.flatMap((part) => ('unread' in part ? [] : [part]));
    expect(found.map(({ verdict }) => saidOf(verdict))).toEqual([wanted(sent, reason)]);
    expect(reason === null || found[0]?.raw === written).toBe(true);
  });

  it.runIf(isInText)('is found in a text, which says what is inside the value', async () => {
    const label = kind === 'bic' ? 'BIC: ' : '';
    const reply = await replyOf(
      world().send('parse', { text: `${label}${written}`, place: 'popup' }, ui),
    );
    expect(reply.found.map(({ verdict }) => saidOf(verdict))).toEqual([
      wanted(sent, isAround ? null : reason),
    ]);
  });
});

describe('a number that a program has shortened', () => {
  it.each<[Kind, string]>([
    ['phone', '4.93E+11'],
    ['phone', '+4,9301E+11'],
    ['vat', '5.26E+09'],
    ['iban', '3.41E+25'],
  ])('of %s, %s, has no correction', (kind, written) => {
    for (const region of ['DE', 'PL']) {
      const verdict = checkValue(kind, written, { region });
      expect(verdict).toMatchObject({ standing: 'bad', reason: 'digits-lost' });
      expect(verdict.suggestion).toBeUndefined();
    }
  });
});

it.each<[string, string, string]>([
  // Programs write all digits only where they fit.
  ['4.915123456789E+12', 'DE', '4915123456789'],
  ['4,93012345678E11', 'DE', '493012345678'],
  ['4.9151234567890E+12', 'DE', '4915123456789'],
  ['5.261040828E+09', 'PL', '5261040828'],
])('%s in %s is read like %s', (written, region, plain) => {
  for (const kind of ['phone', 'vat'] as const) {
    const { value } = checkValue(kind, plain, { region });
    expect(checkValue(kind, written, { region }).value).toBe(value);
  }
});

/** Countries whose plans allow a digit more, so that `.0` read as a digit is another subscriber. */
it.each([
  ['DE', '030 12345678'.replace(' ', '')],
  ['AT', '0316123456'],
  ['FI', '0412345678'],
  ['ID', '0215551234'],
  ['NZ', '033316005'],
  ['FR', '612345678'],
  ['GB', '2079460958'],
  ['US', '2025550142'],
])('in %s, %s.0 is the number without its fraction', (region, number) => {
  const { value } = checkValue('phone', number, { region });
  for (const fraction of ['.0', '.00', ',0', '.000000'])
    expect(checkValue('phone', number + fraction, { region })).toMatchObject({
      value,
      standing: 'caution',
      reason: 'fraction-removed',
      suggestion: value,
    });
});

it('keeps full-width digits of Japanese numbers, which forms there require', () => {
  expect(checkValue('phone', '０３－１２３４－５６７８', { region: 'JP' })).toMatchObject({
    standing: 'good',
    value: '+81312345678',
  });
});

it.each<[Kind, string]>([
  ['vat', 'CHE-123.456.707 MWST'],
  ['vat', 'CHE-123.456.707 HR/MWST'],
  ['vat', 'BE 0403.019.261'],
  ['phone', '(030) 1234-5678'],
  ['phone', '030.12345678'],
])('says nothing about the usual way to print a %s: %s', (kind, written) => {
  expect(checkValue(kind, written, { region: 'DE' }).standing).toBe('good');
});

it.each([
  'TEL;TYPE=CELL:+49 30 12345678',
  'TEL;CELL:+49 30 12345678',
  'TEL;TYPE=work,voice;VALUE=uri:tel:+49-30-12345678',
  'item1.TEL;type="cell,voice":+493012345678',
  'item1.TEL:+493012345678',
  'https://api.whatsapp.com/send?phone=493012345678&text=Hi',
  'https://web.whatsapp.com/send/?text=Hi&phone=%2B493012345678',
  'whatsapp://send?phone=493012345678',
])('takes a phone number from a card or link: %s', (written) => {
  const value = '+493012345678';
  expect(checkValue('phone', written)).toMatchObject({
    standing: 'caution',
    value,
    suggestion: value,
  });
});

it.each<[Kind, string]>([
  ['iban', 'DE89370400440532013000'],
  ['phone', '+493012345678'],
  ['vat', 'DE136695976'],
  ['bic', 'DEUTDEFF500'],
  ['domain', 'heise.de'],
  ['ip', '8.8.8.8'],
])('takes the markup from a value of %s: %s', (kind, value) => {
  for (const sign of ['*', '**', '_', '~~', '|', '/', '`'])
    expect(checkValue(kind, sign + value + sign)).toMatchObject({
      standing: 'caution',
      value,
      suggestion: value,
    });
});
