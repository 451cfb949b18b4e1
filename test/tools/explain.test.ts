/** What each stage makes of a text, for people who add or change a kind. */
import { expect, it } from 'vitest';
import { explain } from './explain.ts';

const lines = (text: string) => explain(text).map((line) => line.trim());

it('names the stage that rejects a value', () => {
  expect(lines('Our number is DE1, thanks')).toEqual(
    expect.arrayContaining([
      'prefilter: rejects: no finder’s sign is in the text',
      '→ a page with only this text shows nothing',
      'finds nothing',
    ]),
  );
});

it('says why a wrong value is marked, and what each finder makes of it', () => {
  expect(lines('VAT: DE136695975')).toEqual(
    expect.arrayContaining([
      'prefilter: passes, by the sign of iban, vat, phone',
      expect.stringMatching(
        /^vat “DE136695975”, because a label is before it\. Check: bad.* → marked$/,
      ),
      'labels: “VAT”',
    ]),
  );
});
