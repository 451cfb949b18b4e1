/** Parts of pages as firms publish them, where values were misread. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textOptionsOf } from '../../../lib/page/scan/context.ts';
import { splitRun } from '../../../lib/page/scan/text-block.ts';
import { textRunsOf } from '../../../lib/page/scan/text-runs.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { installPlatform } from '../dom.ts';

beforeEach(installPlatform);
afterEach(() => {
  document.body.replaceChildren();
});

/** The values on a page in the order of its text, as `kind marked=value standing`. */
function marked(lang: string, html: string): string[] {
  document.body.innerHTML = `<main lang="${lang}">${html}</main>`;
  const read = (element: Element): string[] => {
    const blocks: Element[] = [];
    const runs = [...textRunsOf(element, (child) => blocks.push(child))];
    const own = runs
      .flatMap((nodes) => [...splitRun(element, nodes ?? [])])
      .flatMap(({ text }) => detectCandidates(text, textOptionsOf(element)))
      .map(({ kind, raw, value }) => `${kind} ${raw}=${value} ${checkValue(kind, value).standing}`);
    return [...own, ...blocks.flatMap(read)];
  };
  return read(document.body);
}

describe('the offices of a firm in several countries', () => {
  it('have the numbers of the countries that are named right before them', () => {
    const html = `
      <p>Schweiz: 044 668 18 00</p>
      <p><b>Österreich</b>, Tel. 01 58858-0</p>
      <p>Muster AG, CH-8001 Zürich, Tel. 044 668 18 00</p>
      <p>Paris, France : 01 70 18 99 00</p>
      <p>Telefon (UK) 020 7946 0018</p>
      <p>Northern Ireland: 028 9018 0018</p>`;
    expect(marked('de-DE', html)).toEqual([
      'phone 044 668 18 00=+41446681800 good',
      'phone 01 58858-0=+431588580 good',
      'phone 044 668 18 00=+41446681800 good',
      'phone 01 70 18 99 00=+33170189900 good',
      'phone 020 7946 0018=+442079460018 good',
      'phone 028 9018 0018=+442890180018 good',
    ]);
  });

  it('have the numbers of the page’s country after a name that is no address', () => {
    const html = `
      <p>Wir liefern auch nach Österreich. Tel. 030 901820</p>
      <p>Deutschland und Österreich: 030 901820</p>
      <p>Made in Switzerland, Tel. 030 901820</p>`;
    expect(marked('de-DE', html)).toEqual(Array(3).fill('phone 030 901820=+4930901820 good'));
    const states = '<p>Georgia: 404-555-0142</p><p>New Mexico: 505-555-0142</p>';
    expect(marked('en-US', states)).toEqual([
      'phone 404-555-0142=+14045550142 good',
      'phone 505-555-0142=+15055550142 good',
    ]);
  });
});

describe('text that touches an address', () => {
  it.each([
    ['<span>info@firma.de</span><span>Tel.: 030 901820</span>', '030 901820'],
    ['<span>info@firma.de</span><span>Impressum</span>', ''],
    ['<span>info@firma.de</span><span>www.firma.de</span>', ''],
    ['<span>info@firma.de</span><span>https://firma.de/kontakt</span>', ''],
    ['<span>info@firma.de</span><span>030 901820</span>', ''],
    ['<b>E-Mail</b><span>info@firma.de</span>', ''],
    ['<span>Tel.06151-123456</span><span>info@firma.de</span>', ''],
  ])('is no part of it: %s', (html, phone) => {
    const found = marked('de-DE', `<div>${html}</div>`);
    expect(found[0]).toBe('email info@firma.de=info@firma.de good');
    expect(found.slice(1)).toEqual(phone ? [expect.stringMatching(`phone ${phone}=`)] : []);
  });

  it.each([
    ...['emailsupport@firma.de', 'info@sub.company2.de', '123team@firma.de', 'mobile24@firma.de'],
    ...['Email.Team@firma.de', 'info@firma.museum', 'tel2000@firma.de', 'info@dewww.firma.de'],
  ])('is told from a longer address: %s', (address) => {
    expect(marked('de-DE', `<p>Seit 2024 ${address} und mehr</p>`)).toEqual([
      expect.stringMatching(`email ${address}=`),
    ]);
  });
});

describe('a number', () => {
  it.each([
    ['Tel.06151/123456', 'phone 06151/123456=+496151123456 good'],
    ['+4989/1234-0', 'phone +4989/1234-0=+498912340 good'],
    ['+49 30 90182-0 bis -9', 'phone +49 30 90182-0=+4930901820 good'],
    ['+49 30 90182-20/21/22', 'phone +49 30 90182-20=+49309018220 good'],
    ['030 90182-20–29', 'phone 030 90182-20=+49309018220 good'],
    ['+49 30 90182 0-9', 'phone +49 30 90182 0=+4930901820 good'],
    ['030 901820–25', 'phone 030 901820–25=+493090182025 good'],
  ])('ends and begins where it should: %s', (text, expected) => {
    expect(marked('de-DE', `<table><tr><td>${text}</td><td>2</td></tr></table>`)).toEqual([
      expected,
    ]);
  });
});
