import { expect, it } from 'vitest';
import { isMail, openMail } from '../../lib/documents/mail.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
const open = async (text: string) => openMail({ name: 'a.eml', bytes: bytesOf(text) });

const HEAD = 'From: Ann <ann@example.com>\nSubject: Invoice\nMIME-Version: 1.0\n';
const part = (type: string, content: string, more = '') =>
  `--part\nContent-Type: ${type}\n${more}\n${content}\n`;
const attached = (name: string) =>
  `Content-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n`;

it('gives the documents of a message, and its text with the first', async () => {
  const text = [
    `${HEAD}Content-Type: multipart/mixed; boundary=part\n`,
    part('text/plain', 'Please pay to DE89 3704 0044 0532 0130 00.'),
    part('application/pdf', btoa('%PDF-1.4'), attached('invoice.pdf')),
    part('image/png', btoa('picture'), attached('logo.png')),
    part('application/octet-stream', btoa('<Invoice/>'), attached('invoice.xml')),
    '--part--\n',
  ].join('\n');
  expect(['a.eml', 'a.EML', 'a.pdf'].map(isMail)).toEqual([true, true, false]);
  const files = await open(text);
  expect(files.map(({ name, text: words }) => [name, words?.trim()])).toEqual([
    ['invoice.pdf', 'Please pay to DE89 3704 0044 0532 0130 00.'],
    ['invoice.xml', undefined],
  ]);
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe('%PDF-1.4');
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
  const files = await open(outside);
  expect(files.map(({ name }) => name)).toEqual(['daticert.xml', 'IT01234567890_1.xml.p7m']);
  expect(files[0]?.text).toMatch(/Certified mail\.[\s\S]*Please pay\./);
});

it('does not follow messages in messages without end', async () => {
  let text = `${HEAD}\nIBAN`;
  for (let i = 0; i < 50; i += 1)
    text = `${HEAD}Content-Type: message/rfc822\nContent-Disposition: attachment\n\n${text}`;
  expect(await open(text)).toHaveLength(1);
});

it('gives the text of a message without documents, also of HTML', async () => {
  const html =
    '<style>p { color: red }</style><p>IBAN</p><p>DE89 3704</p><script>run()</script><img src="x" onerror="run()">';
  const [file, ...others] = await open(`${HEAD}Content-Type: text/html\n\n${html}`);
  expect(others).toEqual([]);
  expect(file?.bytes).toHaveLength(0);
  expect(file?.text).toMatch(/^\s*IBAN\s*\n\s*DE89 3704\s*$/);
});
