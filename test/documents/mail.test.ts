import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../../lib/documents/mail/html-text.ts';
import { announcementIn, isMail, openMail } from '../../lib/documents/mail/index.ts';
import { readAndCheck } from './check.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
const open = async (text: string) => openMail({ name: 'a.eml', bytes: bytesOf(text) });

const HEAD = 'From: Ann Smith <ann@example.com>\nSubject: Invoice\n 12\nMIME-Version: 1.0\n';
const part = (type: string, content: string, more = '') =>
  `--part\nContent-Type: ${type}\n${more}\n${content}\n`;
const attached = (name: string) =>
  `Content-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n`;

describe('a message', () => {
  it('gives who wrote what, and its documents', async () => {
    const text = [
      `${HEAD}Content-Type: multipart/mixed; boundary=part\n`,
      part('text/plain', 'Please pay to DE89 3704 0044 0532 0130 00.'),
      part('application/pdf', btoa('%PDF-1.4'), attached('invoice.pdf')),
      part('image/png', btoa('picture'), attached('logo.png')),
      part('application/octet-stream', btoa('<Invoice/>'), attached('invoice.xml')),
      '--part--\n',
    ].join('\n');
    expect(['a.eml', 'a.EML', 'a.pdf'].map(isMail)).toEqual([true, true, false]);
    const { mail, files } = await open(text);
    expect(mail).toEqual({
      from: 'Ann Smith <ann@example.com>',
      subject: 'Invoice 12',
      text: 'Please pay to DE89 3704 0044 0532 0130 00.',
    });
    expect(files.map(({ name }) => name)).toEqual(['invoice.pdf', 'invoice.xml']);
    expect(await files[0]?.text()).toBe('%PDF-1.4');
  });

  it('gives the signed invoice of certified mail, which is in a message of its own', async () => {
    const inside = [
      `${HEAD}Content-Type: multipart/mixed; boundary=part\n`,
      part('text/plain', 'Please pay.'),
      part('application/pkcs7-mime', btoa('signed'), attached('IT01234567890_1.xml.p7m')),
      '--part--\n',
    ].join('\n');
    const outside = [
      `${HEAD}Content-Type: multipart/mixed; boundary=outer\n`,
      '--outer\nContent-Type: text/plain\n\nCertified mail.\n',
      '--outer\nContent-Type: application/xml; name="daticert.xml"',
      `Content-Disposition: inline; filename="daticert.xml"\n\n<postacert/>\n`,
      '--outer\nContent-Type: message/rfc822; name="postacert.eml"',
      `Content-Disposition: inline; filename="postacert.eml"\n\n${inside}\n`,
      '--outer--\n',
    ].join('\n');
    const { mail, files } = await open(outside);
    expect(files.map(({ name }) => name)).toEqual(['daticert.xml', 'IT01234567890_1.xml.p7m']);
    expect(mail.text).toMatch(/Certified mail\.[\s\S]*Please pay\./);
  });

  it('does not follow messages in messages without end', async () => {
    let text = `${HEAD}\nIBAN`;
    for (let i = 0; i < 50; i += 1)
      text = `${HEAD}Content-Type: message/rfc822\nContent-Disposition: attachment\n\n${text}`;
    expect((await open(text)).files).toEqual([]);
  });

  it('that is long gives what its first lines say before its end is read', async () => {
    const first: string[] = [];
    const text = `${HEAD}\nIBAN DE89 3704 0044 0532 0130 00\n${'\n'.repeat(11_000)}The end.`;
    const bytes = bytesOf(text);
    const { mail } = await openMail({ name: 'a.eml', bytes }, async (begun) => {
      first.push(begun.subject, begun.text);
    });
    expect(first).toEqual(['Invoice 12', 'IBAN DE89 3704 0044 0532 0130 00']);
    expect(mail.text).toMatch(/The end\.$/);
  });

  it('keeps its values and says why its attachment is not shown', async () => {
    const mail = {
      from: 'ann@example.com',
      subject: '',
      text: 'Pay to DE89 3704 0044 0532 0130 01.',
    };
    const bytes = new TextEncoder().encode('%PDF-1.7\nnothing');
    const { read, checked } = await readAndCheck('a.pdf', bytes, { mail });
    expect(read).toMatchObject({ problem: 'damaged', pageCount: null, mail });
    expect(checked.values.map(({ found }) => found.verdict.standing)).toEqual(['bad']);
    const [value] = checked.values;
    const [place = { start: 0, end: 0 }] = value?.mailPlaces ?? [];
    expect(mail.text.slice(place.start, place.end)).toBe('DE89 3704 0044 0532 0130 01');
  });

  it('alone is checked to its end, however long a line is', async () => {
    const text = `${'word '.repeat(8_000)}IBAN DE89 3704 0044 0532 0130 01, ${'x'.repeat(9_000)} bob@gmial.com`;
    const { checked } = await readAndCheck('', null, { mail: { from: '', subject: '', text } });
    const places = checked.values.map(({ mailPlaces: [place] }) =>
      text.slice(place?.start, place?.end),
    );
    expect(places).toEqual(['DE89 3704 0044 0532 0130 01', 'bob@gmial.com']);
  });
});

describe('the text of HTML', () => {
  it.each([
    ['<style>p { color: red }</style><p>IBAN</p><p>DE89 3704</p>', ['IBAN', 'DE89 3704']],
    ['<script>run("<p>")</script>a<img src="x" onerror="run()">b', ['ab']],
    [
      '<title>Not shown</title><body>DE89&nbsp;3704 &amp; &#49;&#x32;</body>',
      ['DE89\u00a03704 & 12'],
    ],
    ['One\nline<br/>two<BR>three', ['One line', 'two', 'three']],
    [
      '<table><tr><td>IBAN<td>DE89</tr><tr><th>BIC</th><td>X</td></tr></table>',
      ['IBAN DE89', 'BIC X'],
    ],
    ['<!-- no --><div>a</div><head><style>x</style><body>b', ['a', 'b']],
    ['a < b <br', ['a < b']],
  ])('%s', (html, lines) => {
    expect(
      textOfHtml(html)
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual(lines);
  });
});

describe('the sentence that announces another account', () => {
  it.each([
    ['Hello.\n\nOur bank details have changed. Please pay to', 'Our bank details have changed.'],
    [
      'Please note that we have a new account\nwith another bank.',
      'Please note that we have a new account\nwith another bank.',
    ],
    [
      'Guten Tag,\nunsere Bankverbindung hat sich geändert.',
      'Guten Tag,\nunsere Bankverbindung hat sich geändert.',
    ],
    ['Bitte überweisen Sie auf unser neues Konto.', 'Bitte überweisen Sie auf unser neues Konto.'],
    ['Nos coordonnées bancaires ont changé.', 'Nos coordonnées bancaires ont changé.'],
    ['Hemos cambiado de cuenta bancaria.', 'Hemos cambiado de cuenta bancaria.'],
    [
      'Le nostre coordinate bancarie sono cambiate.',
      'Le nostre coordinate bancarie sono cambiate.',
    ],
    ['Ons rekeningnummer is gewijzigd.', 'Ons rekeningnummer is gewijzigd.'],
    ['Zmieniliśmy numer rachunku bankowego.', 'Zmieniliśmy numer rachunku bankowego.'],
    ['Os nossos dados bancários mudaram.', 'Os nossos dados bancários mudaram.'],
    ['A nossa conta bancária foi alterada.', 'A nossa conta bancária foi alterada.'],
    ['Please find our invoice attached. Our IBAN is DE89 3704.', null],
    ['We have a new office. Pay to the usual bank account.', null],
    ['Anbei die Rechnung. Unser Konto ist wie immer bei der Sparkasse.', null],
    ['Your account manager is Ann. New products are in our shop.', null],
  ])('%j', (text, sentence) => {
    const found = announcementIn(text);
    expect(found && text.slice(found.start, found.end)).toBe(sentence);
  });
});
