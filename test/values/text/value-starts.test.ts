import { describe, expect, it } from 'vitest';
import { readFirst } from '../../../lib/values/text/index.ts';

/** The texts, up to a space, of all places where a value of the label before `|` may begin. */
function places(marked: string, limit = marked.length): string[] {
  const end = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found: string[] = [];
  readFirst(text, end, limit, (start, words) => {
    found.push(`${words} ${text.slice(start).split(/\s/)[0]}`);
    return null;
  });
  return found;
}

describe('a value may begin', () => {
  it.each([
    ['IBAN|: DE89 3704', ['0 DE89']],
    ['IBAN|-Nr.DE89 3704', ['0 DE89']],
    ['IBAN|-Nr.: DE89', ['0 DE89']],
    ['IBAN| (DE89)', ['0 DE89)']],
    ['IBAN|\n\nDE89', ['0 DE89']],
    ['IBAN|\n\n\nDE89', []],
    ['IBAN| lautet: DE89', ['0 DE89']],
    ['IBAN| NO 93 8601', ['0 NO', '0 93']],
    ['IBAN| of our company is DE89', ['0 company', '1 DE89']],
    ['VAT| no. DE123', ['0 DE123']],
    ['VAT| No DE123', ['0 DE123']],
    ['VAT| 1: DE123', ['0 DE123']],
    ['TVA| n° 40 303', ['0 40']],
    [
      'USt-IdNr|. gemäß § 27 a Umsatzsteuergesetz: DE123',
      ['0 gemäß', '1 §', '1 Umsatzsteuergesetz:', '2 DE123'],
    ],
    ['P. IVA| ex art. 35 DPR 633/72 007', ['0 ex', '1 art.', '1 DPR', '1 007']],
    ['E-Mail|: no@firma.de', ['0 no@firma.de']],
    ['E-Mail|: info @firma.de', ['0 info', '1 @firma.de']],
    ['Tel|.: +49 30', ['0 +49']],
    ['Tel|: (030) 12', ['0 030)']],
    [`IBAN|${' '.repeat(70)}DE89`, []],
    [`IBAN| ${'x'.repeat(500)} DE89`, [`0 ${'x'.repeat(500)}`]],
    ['IBAN|', []],
  ])('in %j', (text, expected) => {
    expect(places(text)).toEqual(expected);
  });

  it('only before the next label', () => {
    expect(places('IBAN|: BIC: COBADEFF', 6)).toEqual([]);
  });
});
