import { describe, expect, it } from 'vitest';
import { createPhraseFinder } from '../../../lib/form/language/phrase-finder.ts';
import { foldText } from '../../../lib/values/text/fold.ts';

/** The text that a list matches; null if there is none. */
function found(list: string, text: string, which?: 'first' | 'last'): string | null {
  const folded = foldText(text);
  const span = createPhraseFinder(() => [list])(folded, which);
  return span === null ? null : folded.slice(span.start, span.end);
}

describe('the notation of word lists', () => {
  it.each([
    ['mail', 'Your mail', ' mail'],
    ['mail', 'Mailbox', null],
    ['mail*', 'Mailbox', ' mail'],
    ['*mail', 'Webmail', 'mail'],
    ['*mail', 'Webmailer', null],
    ['*telefon*', 'Mobiltelefonnummer', 'telefon'],
    ['e mail', 'E-Mail', ' e mail'],
    ['reset*password', 'Reset my old password', ' reset my old password'],
    ['reset*password', `Reset ${'x'.repeat(30)} password`, null],
    ['=portable', 'Portable', ' portable '],
    ['=portable', 'Portable charger', null],
    ['Téléphone', 'TELEPHONE', ' telephone'],
    ['電話', '携帯電話番号', '電話'],
    ['phone|phone number', 'Phone number', ' phone number'],
    ['', 'anything', null],
    ['mail', '', null],
  ])('%s in "%s"', (list, text, want) => {
    expect(found(list, text)).toBe(want);
  });

  it('finds the last match if asked to', () => {
    const find = createPhraseFinder(() => ['name']);
    expect(find(' name of name ')).toEqual({ start: 0, end: 5 });
    expect(find(' name of name ', 'last')).toEqual({ start: 8, end: 13 });
    expect(find(' name of name ')).toEqual({ start: 0, end: 5 });
  });
});
