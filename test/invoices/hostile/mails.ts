/** 25 messages that mean harm: each is cheap to send and dear to read. */
type Maker = () => string;

const HEAD = 'From: Ann <ann@example.com>\r\nSubject: Invoice\r\nMIME-Version: 1.0\r\n';
const html = (text: string) => `${HEAD}Content-Type: text/html\r\n\r\n${text}`;
const plain = (text: string) => `${HEAD}\r\n${text}`;
const attachment = (name: string, content: string) =>
  `--p\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}\r\n`;
const parts = (text: string) =>
  `${HEAD}Content-Type: multipart/mixed; boundary=p\r\n\r\n--p\r\n\r\nIBAN DE89 3704 0044 0532 0130 00\r\n${text}--p--\r\n`;
const numbered = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('');

const LINE = `${'A'.repeat(76)}\r\n`;

export const HOSTILE_MAILS: Readonly<Record<string, Maker>> = {
  'open breaks': () => html('<br '.repeat(80_000)),
  'many open breaks': () => html('<br '.repeat(5_000_000)),
  'signs that open tags': () => html('<'.repeat(20_000_000)),
  'attributes without end': () => html(`<a ${'b=c '.repeat(5_000_000)}`),
  entities: () => html('&amp'.repeat(5_000_000)),
  'open comments': () => html('<!--'.repeat(5_000_000)),
  'open elements': () => html('<div>'.repeat(2_000_000)),
  'closed elements': () => html('</b>'.repeat(3_000_000)),
  'formats within formats': () => html(numbered(200_000, (i) => `<b id=${i}><p>`)),
  'open scripts': () => html('<script>'.repeat(2_000_000)),
  'an open style': () => html(`<style>${'x{}'.repeat(5_000_000)}`),
  'open rows': () => html('<table><tr>'.repeat(1_000_000)),
  'empty lines': () => plain('\r\n'.repeat(2_000_000)),
  'short lines': () => plain('hello\r\n'.repeat(1_000_000)),
  'one long line': () => plain('x '.repeat(20_000_000)),
  headers: () => `${HEAD}${'X: a\r\n'.repeat(500_000)}\r\nhello`,
  'a long header': () => `${HEAD}X: ${'=?utf-8?q?a?= '.repeat(700_000)}\r\n\r\nhello`,
  addresses: () => `${HEAD}To: ${'a <a@b.example>, '.repeat(300_000)}\r\n\r\nhello`,
  parts: () => parts('--p\r\n\r\nx\r\n'.repeat(200_000)),
  'parts within parts': () =>
    HEAD +
    numbered(2_000, (i) => `Content-Type: multipart/mixed; boundary=p${i}\r\n\r\n--p${i}\r\n`),
  'a large attachment': () => parts(attachment('a.pdf', LINE.repeat(600_000))),
  'a large attachment in one line': () => parts(attachment('a.pdf', 'A'.repeat(45_000_000))),
  'messages in a message': () =>
    parts('--p\r\nContent-Type: message/rfc822\r\n\r\nSubject: a\r\n\r\nhello\r\n'.repeat(50_000)),
  'numbers and spaces': () => plain('111 '.repeat(2_000_000)),
  'addresses and accounts': () =>
    plain(numbered(100_000, (i) => `a${i}@example.com DE89 3704 0044 0532 0130 00\r\n`)),
};
