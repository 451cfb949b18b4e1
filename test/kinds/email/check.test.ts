import { describe, expect, it } from 'vitest';
import { pairUp } from '../../tools/pair-up.ts';
import { checkValue, factsOf } from '../checked.ts';

const label = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const rows = (table: readonly (readonly [string, string])[]) =>
  table.map(([typed, reason]): [string, string, string] => [label(typed), reason, typed]);

describe('valid addresses', () => {
  const unchanged = pairUp([
    ['well-formed', 'bob@heise.de', "!#$%&'*+-/=?^_`{|}~@heise.de", '1@1337.com'],
    ['well-formed', 'bob@xn--bcher-kva.de', 'bob@sub.sub-domain.museum', 'informer@heise.de'],
    ['webmail', 'bob+news@gmail.com'],
    ['role', 'info@heise.de', 'Vertrieb+de@heise.de', 'no-reply@heise.de', 'sales+de@heise.de'],
    ['relay', 'x7f@33mail.com', 'x7f@privaterelay.appleid.com', 'x7f@mozmail.com', 'x7f@duck.com'],
    ['relay', 'x7f@simplelogin.com', 'x7f@bob.anonaddy.com', 'x7f@passmail.net'],
  ]);
  const normalised: readonly (readonly [typed: string, value: string])[] = [
    ['Bob.Miller@Heise.DE', 'Bob.Miller@heise.de'],
    [' bob@heise.de ', 'bob@heise.de'],
    ['bob@bücher.de', 'bob@xn--bcher-kva.de'],
    // A digit of another script makes a different name; joiners are allowed in Persian and Indic
    // names.
    ['bob@مثال٣.com', 'bob@xn--mgbh0fb7m.com'],
    ['bob@نامه\u200Cای.com', 'bob@xn--mgba3gch31f060k.com'],
  ];

  it.each([
    ...unchanged.map(([typed, reason]) => [typed, typed, reason] as const),
    ...normalised.map((row) => [...row, 'well-formed'] as const),
  ])('%s', (typed, value, reason) => {
    const verdict = checkValue('email', typed);
    expect(verdict).toMatchObject({ standing: 'good', value, reason });
    expect(verdict.headline).toMatch(/passes the offline checks\./i);
    expect(verdict.suggestion).toBeUndefined();
  });

  it.each([
    [' bob@heise.de\u200B ', 'bob@heise.de'],
    ['mailto:bob@heise.de', 'bob@heise.de'],
    ['<bob@heise.de>', 'bob@heise.de'],
    ['(bob@heise.de)', 'bob@heise.de'],
    ["'bob@heise.de'", 'bob@heise.de'],
    ['„bob@heise.de“', 'bob@heise.de'],
    ['E-Mail: bob@heise.de', 'bob@heise.de'],
    ['bob＠heise.de', 'bob@heise.de'],
    ['bob@例え。jp', 'bob@xn--r8jz45g.jp'],
    ['mailto:bob@heise.de?subject=x', 'bob@heise.de'],
    ['mailto:bob%40heise.de', 'bob@heise.de'],
    ['bob%40heise.de', 'bob@heise.de'],
    ['a%2Bb%40heise.de', 'a+b@heise.de'],
    ['%20bob@heise.de', 'bob@heise.de'],
    ['%3Cbob@heise.de%3E', 'bob@heise.de'],
    ...['*', '**', '_', '~', '|', '/', '`', '_*'].map((sign): [string, string] => [
      `${sign}bob@heise.de${Array.from(sign).toReversed().join('')}`,
      'bob@heise.de',
    ]),
    ['_bob_@heise.de_', 'bob_@heise.de'],
    ['info@o\ufb03ce.de', 'info@office.de'],
    ['o\ufb03ce@heise.de', 'office@heise.de'],
    ['info@x\u00b2.de', 'info@x2.de'],
    ['EMAIL;TYPE=INTERNET:bob@heise.de', 'bob@heise.de'],
    ['item1.EMAIL;type=INTERNET:bob@heise.de', 'bob@heise.de'],
    ['item1.EMAIL:bob@heise.de', 'bob@heise.de'],
    ['ATTENDEE;CN="Miller; Bob":mailto:bob@heise.de', 'bob@heise.de'],
  ])('%s is read, and offered in its plain form', (typed, value) => {
    const verdict = checkValue('email', typed);
    expect(verdict).toMatchObject({ standing: 'caution', value, suggestion: value });
  });

  it.each([
    ['foo@mycool-\ncompany.com', 'foo@mycoolcompany.com'],
    ['a_b-\nc@t-online.de', 'a_bc@t-online.de'],
    ['anna-\r\nlena.meier@web.de', 'annalena.meier@web.de'],
  ])('%j is read without its hyphen, which may belong to it', (typed, value) => {
    const verdict = checkValue('email', typed);
    expect(verdict).toMatchObject({ standing: 'caution', reason: 'hyphen-removed', value });
    expect(verdict.suggestion).toBeUndefined();
  });

  it.each(['_a_@heise.de', 'user%decker.com@heise.de', '/bob@heise.de', '*bob@heise.de'])(
    '%s keeps its signs',
    (typed) => expect(checkValue('email', typed)).toMatchObject({ standing: 'good', value: typed }),
  );

  it('names the basis of the verdict', () => {
    expect(checkValue('email', 'bob@heise.de').basis).toEqual(['syntax']);
    expect(checkValue('email', 'bob@gmail.com').basis).toEqual(['syntax', 'list']);
  });

  it('distinguishes role, provider, relay and alias', () => {
    expect(factsOf('email', 'info+x@gmail.com')).toEqual({
      'Role address': 'Yes',
      'Public webmail': 'Yes',
      'Alias tag': 'x',
    });
    expect(factsOf('email', 'x@duck.com')).toEqual({ Relay: 'DuckDuckGo Email Protection' });
    expect(factsOf('email', 'bob@heise.de')).toEqual({});
    expect(factsOf('email', 'bob@bücher.de')).toEqual({ 'Domain in its own letters': 'bücher.de' });
  });
});

describe('addresses that are allowed but rarely work', () => {
  it.each(
    pairUp([
      ['reserved-domain', 'bob@example.com', 'bob@printer.local', 'bob@foo.home.arpa'],
      ['unknown-tld', 'bob@foo.nosuchtld', 'bob@foo.constructor', 'bob@foo.lan'],
      ['ip-literal', 'bob@[127.0.0.1]', 'bob@[IPv6:2001:db8::1]', 'bob@[001.002.003.004]'],
      ['quoted-local-part', '"bob miller"@heise.de', '"a@b"@heise.de', '"a\\"b"@heise.de'],
      ['international-local-part', 'jürgen@heise.de', '用户@例え.jp'],
      ['mistyped-domain', 'bob@gmial.com'],
      ['public-suffix', 'bob@co.uk'],
      ['emoji-domain', 'bob@i❤.ws'],
      ['reserved-hyphens', 'bob@ab--cd.de'],
      ['mixed-alphabets', 'bob@pаypal.com', 'bob@xn--pypal-4ve.com'],
      ['disguised', 'bob@аррӏе.com'],
      ['no-inbox', '1+bob@users.noreply.github.com'],
    ]),
  )('%s: %s', (typed, reason) => {
    expect(checkValue('email', typed)).toMatchObject({ standing: 'caution', reason });
  });
});

it.each([
  ['bob@gmаil.com', 'bob@gmail.com'],
  ['bob@hotmaıl.com', 'bob@hotmail.com'],
  ['bob@gmàil.com', 'bob@gmail.com'],
  ['o’brien@heise.de', "o'brien@heise.de"],
])('%s is a caution: did you mean %s', (typed, suggestion) => {
  expect(checkValue('email', typed)).toMatchObject({ standing: 'caution', suggestion });
});

it.each(['bob@例え.jp', 'bob@пример.рф', 'bob@日本のcafe.jp', 'bob@bücher.de'])(
  '%s is not an imitation',
  (typed) => expect(checkValue('email', typed).standing).toBe('good'),
);

it('normalises an address in square brackets and keeps quoted text', () => {
  expect(checkValue('email', 'bob@[ipv6:2001:0DB8::0:1]').value).toBe('bob@[IPv6:2001:db8::1]');
  expect(checkValue('email', '"a  b"@heise.de').value).toBe('"a  b"@heise.de');
});

it.each(['bob@mailinator.com', 'bob@sub.mailinator.com'])('%s is disposable', (typed) => {
  expect(checkValue('email', typed)).toMatchObject({ standing: 'caution', reason: 'disposable' });
});

const LONG = 'a'.repeat(61);

describe('names the error', () => {
  it.each(
    rows(
      pairUp([
        ['empty', '', '   '],
        ['no-at-sign', 'bob', 'bob.heise.de', 'bob[at]heise.de'],
        ['no-local-part', '@heise.de'],
        ['no-domain', 'bob@'],
        ['two-at-signs', 'bob@bob@heise.de'],
        ['no-dot-in-domain', 'bob@heise', 'bob@localhost'],
        ['two-dots', 'b..b@heise.de', 'bob@heise..de'],
        ['dot-at-start', '.bob@heise.de', 'bob@.heise.de'],
        ['dot-before-at', 'bob.@heise.de'],
        ['dot-at-end', 'bob@heise.de.'],
        ['comma-in-domain', 'bob@heise,de'],
        ['bad-character', 'bob,miller@heise.de', 'bob;miller@heise.de', 'bob(home)@heise.de'],
        ['bad-character', 'bob\u2800@heise.de', 'bo"b@heise.de', 'bob\\miller@heise.de'],
        ['bad-character', 'bob\u0007@heise.de'],
        ['space', 'bob miller@heise.de', 'bob@hei se.de'],
        ['hyphen-at-edge', 'bob@-heise.de', 'bob@heise-.de'],
        ['bad-character-in-domain', 'bob@hei_se.de', 'bob@hei!se.de'],
        ['symbol-in-domain', 'bob@heise.de©', 'bob@a·b.com', 'bob@½.com'],
        ['tld-too-short', 'bob@heise.d'],
        ['numeric-tld', 'bob@1.2.3.4'],
        ['bad-ip-literal', 'bob@[1.2.3.400]', 'bob@[1.2.3.4', 'bob@[2001:db8::1]'],
        ['bad-ip-literal', 'bob@[[1.2.3.4]]', 'bob@[IPv6:fe80::1%eth0]', 'bob@[IPv6:[::1]]'],
        ['bad-ip-literal', 'bob@[1.2.3.4/8]'],
        ['bad-international-domain', 'bob@xn--a.com', 'bob@1אבג.com'],
        ['unknown-tld', 'bob@foo.1a'],
        ['bad-quotes', '"bob\tmiller"@heise.de', '"bob".miller@heise.de', '"bob@heise.de'],
        ['bad-quotes', '"bo"b"@heise.de'],
        ['two-addresses', 'bob@heise.de, ann@heise.de'],
        ['display-name', 'Bob Miller <bob@heise.de>'],
        ['local-part-too-long', `${'a'.repeat(65)}@heise.de`, `${'ü'.repeat(33)}@heise.de`],
        ['label-too-long', `bob@${'a'.repeat(64)}.de`],
        ['domain-too-long', `bob@${`${LONG}.`.repeat(5)}de`],
        ['too-long', `${'a'.repeat(64)}@${`${LONG}.`.repeat(3)}heise.de`],
        ['too-long', `bob@heise.de${' x'.repeat(2000)}`],
      ]),
    ),
  )('%s: %s', (_label, reason, typed) => {
    expect(checkValue('email', typed)).toMatchObject({ standing: 'bad', reason });
  });

  it('accepts the longest allowed address', () => {
    const domain = `${`${'a'.repeat(62)}.`.repeat(2)}${'a'.repeat(60)}.de`;
    const longest = `${'a'.repeat(64)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(checkValue('email', longest).standing).toBe('good');
    expect(checkValue('email', longest.replace('.de', 'a.de')).reason).toBe('too-long');
  });

  it.each([
    ['bob@heise', 'The part after the @ has no dot.'],
    ['b..b@heise.de', 'The address contains two dots in a row.'],
    [`${'a'.repeat(70)}@heise.de`, 'The part before the @ has 70 characters. The limit is 64.'],
    ['bob(home)@heise.de', 'The address contains parentheses, which are not allowed.'],
    ['bob@heise.de;', 'The part after the @ contains a character that is not allowed: “;”.'],
    [
      `${'ü'.repeat(33)}@heise.de`,
      'The part before the @ has 66 bytes. The limit is 64. Letters with accents or from other alphabets count as 2 or more.',
    ],
    ['"bob".miller@heise.de', 'Quotation marks must enclose everything before the @.'],
    ['bob@[2001:db8::1]', 'An IPv6 address after the @ must begin with “[IPv6:”.'],
    ['bob@foo.lan', 'There is no known domain ending .lan. Check what follows the last dot.'],
    [
      `bob@${'ü'.repeat(60)}.de`,
      'The part after the @ has a section of 66 characters in its xn-- form. The limit is 63.',
    ],
  ])('%s: %s', (typed, headline) => expect(checkValue('email', typed).headline).toBe(headline));

  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['bob@gmail.com', 'bob@gmail,com', 'bob@gmail', 'bob@#gmail.com', 'bob@gmail.com/',
        'bob@gmailcom', 'bob@gmail-com', 'bob@gmail com', 'bob@gmail.com@gmail.com',
        'bobgmail.com', 'Bob <bob@gmial.com>'],
      ['bob@heise.de', 'bob@heise,de', 'bob@heise..de', 'bob@heise.de.', 'bob @heise.de',
        'bob@heise. de', 'Bob <bob@heise.de>', 'bob@@heise.de', 'bob [at] heise [dot] de',
        'bob@heise.de;', 'bob@heise.de?subject=x',
        '<bob@heise.de',
        '.bob@heise.de', 'bob(home)@heise.de', 'bob@-heise.de',
        'bob[@]heise[.]de', 'bob<at>heise<dot>de', 'bob (@) heise.de', 'bob(a)heise.de',
        'bob [arroba] heise [punto] de', 'bob(kukac)heise.de', 'bob -at- heise -dot- de'],
      ['bob@firma.co.uk', 'bob@firma.couk', 'bob@firma.co-uk', 'bob@firma.co_uk'],
      ['bob@firma.com.au', 'bob@firma.comau'],
      ['bob@firma.co.nz', 'bob@firma.conz'],
      ['bob@firma.co.za', 'bob@firma.coza'],
      ['bob@firma.co.jp', 'bob@firma.cojp'],
      ['bob@firma.com.br', 'bob@firma.combr'],
      ['bob@firma.org.uk', 'bob@firma.orguk'],
      ['bob@firma.gov.uk', 'bob@firma.govuk'],
      ['bob.miller@heise.de', 'bob..miller@heise.de'],
      ['a+b@heise.de', 'Bob <a%2Bb@heise.de>'],
      ['bob@[IPv6:2001:db8::1]', 'bob@[2001:db8::1]'],
    ]),
  )('%s: did you mean %s', (typed, suggestion) => {
    expect(checkValue('email', typed)).toMatchObject({ standing: 'bad', suggestion });
  });

  it.each([
    ['a..b@docomo.ne.jp', 'two-dots'],
    ['a.b.@docomo.ne.jp', 'dot-before-at'],
    ['da.me.@ezweb.ne.jp', 'dot-before-at'],
  ])('%s may be an old address of a mobile carrier (%s)', (typed, reason) => {
    const verdict = checkValue('email', typed);
    expect(verdict).toMatchObject({ standing: 'caution', reason, value: typed });
    expect(verdict.suggestion).toBeUndefined();
    const elsewhere = typed.replace(/@.*/, '@heise.de');
    expect(checkValue('email', elsewhere).standing).toBe('bad');
  });

  it.each(['bob@foo.cofr', 'bob@foo.comde', 'bob@foo.coin', 'bob@foo.acme'])(
    'takes the ending of %s for no pair of endings',
    (typed) => expect(checkValue('email', typed).suggestion).toBeUndefined(),
  );

  it('suggests the address before a web address that touches it', () => {
    expect(checkValue('email', 'bob@company.comwww.company.com')).toMatchObject({
      standing: 'caution',
      suggestion: 'bob@company.com',
    });
  });

  it.each(['bob%20miller@heise.de', 'https://heise.de/?email=bob%40heise.de'])(
    'suggests nothing for %s',
    (typed) => expect(checkValue('email', typed).suggestion).toBeUndefined(),
  );

  it.each(['bob miller@heise.de', 'bob@hei!se.de', 'bob;miller@heise.de', 'bob@heise'])(
    'suggests nothing for %s',
    (typed) => expect(checkValue('email', typed).suggestion).toBeUndefined(),
  );
});

it('checks an address with many dots and a space in linear time', () => {
  // With nested repetition, the time quadrupled with every two dots more.
  const text = `me@${'abcd.'.repeat(40)}ab cd.${'abcd.'.repeat(20)}`;
  expect(checkValue('email', text)).toMatchObject({ standing: 'bad' });
});
