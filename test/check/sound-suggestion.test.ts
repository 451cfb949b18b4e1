/** A correction is never itself doubted: every one is run through the check that it serves. */
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../lib/domain/index.ts';
import { checkValue } from '../check-data.ts';
import { SAMPLES } from '../kinds/samples.ts';

/** More values, of the forms for which corrections are computed. */
const MORE: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  email: ['bob@gmail.com', 'info@outlook.com', 'jane@hotmail.co.uk', 'x.y+z@web.de', 'a@duck.com'],
  domain: ['gmail.com', 'bücher.de', 'www.amazon.co.uk'],
  ip: ['10.0.0.0/8', '192.168.0.1', '::ffff:8.8.4.4', 'fe80::1%eth0'],
  phone: ['+49 171 1234567', '0800 123456', '+39 347 123 4567', '+52 1 55 1234 5678', '110'],
  vat: [
    'FR40303265045',
    'ESB58378431',
    'NL004495445B01',
    'SE556036079301',
    'CHE-123.456.707 MWST',
    'HU12892312-2-41',
    'RO18547290',
    'IE6388047V',
  ],
  iban: ['FR1420041010050500013M02606', 'BE68539007547034', 'GF4120041010050500013M02606'],
  bic: ['E097AEXXXXX', 'WG11US335AB', '1234DEFFXXX', 'E010AEXX', 'UNCR1TMM', 'DEUTDEF0'],
};

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  '0': 'O',
  I: '1',
  '1': 'l',
  S: '5',
  '5': 'S',
  B: '8',
  '8': 'B',
  '.': ',',
  '@': '@@',
};

/** A value with one slip at each place: a character lost, doubled, swapped, mistaken, or one too many. */
function slipsOf(value: string): string[] {
  const slips = Array.from(value, (char, i) => {
    const [before, after] = [value.slice(0, i), value.slice(i + 1)];
    return [
      before + after,
      before + char + char + after,
      before + after.slice(0, 1) + char + after.slice(1),
      before + (LOOK_ALIKES[char] ?? 'x') + after,
      before + (/\d/.test(char) ? String((Number(char) + 1) % 10) : 'q') + after,
      `${before} ${char}${after}`,
    ];
  });
  return [...new Set([value, ...slips.flat(), `${value}.`, `${value}/24`])];
}

/** Cautions about what a right value is for. */
const RIGHTLY_WRITTEN = ['disposable', 'reserved-domain', 'territory-code', 'premium-rate'];

describe.each(KINDS)('a correction of a mistyped value: %s', (kind) => {
  const { right, wrong } = SAMPLES[kind];
  const options = kind === 'phone' ? { region: 'DE' } : {};
  const corrected = [...right, ...wrong, ...(MORE[kind] ?? [])]
    .flatMap(slipsOf)
    .flatMap((typed) => {
      const { suggestion } = checkValue(kind, typed, options);
      return suggestion === undefined ? [] : [{ typed, suggestion }];
    });

  it('is sound, and but for www. what the check makes of it', () => {
    expect(corrected.length).toBeGreaterThan(9);
    const doubted = corrected.filter(({ suggestion }) => {
      const verdict = checkValue(kind, suggestion, options);
      const isUsable =
        verdict.standing === 'good' ||
        verdict.standing === 'unknown' ||
        (verdict.standing === 'caution' &&
          (RIGHTLY_WRITTEN.includes(verdict.reason) || verdict.reason.endsWith('-address')));
      return (
        !isUsable ||
        verdict.suggestion !== undefined ||
        verdict.value !== suggestion.replace(/^www\./, '')
      );
    });
    expect(doubted).toEqual([]);
  });
});

describe('no correction is made up', () => {
  it.each([
    ['bic', 'E097AEXXXXX'],
    ['bic', '1234DEFFXXX'],
    ['bic', 'E010AEXX'],
    ['bic', 'WG11US335AB'],
    ['email', "o'brien+news@mail.exa mple.de"],
    ['iban', 'GB2NWBK60161331926818'],
  ] as const)('for the %s %s', (kind, value) => {
    expect(checkValue(kind, value).suggestion).toBeUndefined();
  });
});
