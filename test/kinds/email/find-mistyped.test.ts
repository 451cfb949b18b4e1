import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { found } from '../../values/detect/found.ts';

/** Kind, evidence, reason and suggestion of each finding, with its raw text. */
const judged = (text: string, scope: 'text' | 'selection' = 'text') =>
  detect(text, { scope, region: 'DE' }).map(({ kind, raw, value, evidence }) => {
    const { reason, suggestion } = checkValue(kind, value, { region: 'DE' });
    return [kind, raw, evidence, reason, suggestion];
  });

/** More than a local part may have (RFC 5321, 4.5.3.1.1). */
const LONG = 'a'.repeat(83);

describe('a mistyped email address after a label', () => {
  it.each<[text: string, raw: string, reason: string, suggestion: string | undefined]>([
    ['E-Mail: .info@firma.de', '.info@firma.de', 'dot-at-start', 'info@firma.de'],
    ['E-Mail: a%20b@firma.de', 'a%20b@firma.de', 'space', undefined],
    [`E-Mail: ${LONG}@firma.de`, `${LONG}@firma.de`, 'local-part-too-long', undefined],
    ['E-Mail: info@firma,de', 'info@firma,de', 'comma-in-domain', 'info@firma.de'],
    ['E-Mail: info@firma;de', 'info@firma;de', 'bad-character-in-domain', 'info@firma.de'],
    ['E-Mail: info @firma.de', 'info @firma.de', 'space', 'info@firma.de'],
    ['E-Mail: info@ firma.de', 'info@ firma.de', 'space', 'info@firma.de'],
    ['E-Mail: info @ firma.de', 'info @ firma.de', 'space', 'info@firma.de'],
    ['E-Mail: info@firma .de', 'info@firma .de', 'space', 'info@firma.de'],
    ['E-Mail: info@firma. de', 'info@firma. de', 'space', 'info@firma.de'],
    ['E-Mail: info@firma', 'info@firma', 'no-dot-in-domain', undefined],
    ['E-Mail: info@@firma.de', 'info@@firma.de', 'two-at-signs', 'info@firma.de'],
    ['E-Mail: info@firma.de@firma.de', 'info@firma.de@firma.de', 'two-at-signs', 'info@firma.de'],
    ['E-Mail: info@firma..de', 'info@firma..de', 'two-dots', 'info@firma.de'],
    ['E-Mail: info.@firma.de', 'info.@firma.de', 'dot-before-at', 'info@firma.de'],
    ['E-Mail: info@firma.d', 'info@firma.d', 'tld-too-short', undefined],
    ['E-Mail: info.firma.de', 'info.firma.de', 'no-at-sign', 'info@firma.de'],
    ['E-Mail: info firma.de', 'info firma.de', 'no-at-sign', 'info@firma.de'],
    ['E-Mail: anna.muster gmx.de', 'anna.muster gmx.de', 'no-at-sign', 'anna.muster@gmx.de'],
    ['E-Mail: anna12gmx.de', 'anna12gmx.de', 'no-at-sign', 'anna12@gmx.de'],
    ['E-Mail: infofirma.de', 'infofirma.de', 'no-at-sign', undefined],
    ['E-Mail: bobgmail.com', 'bobgmail.com', 'no-at-sign', 'bob@gmail.com'],
    ['E-Mail: bob@gmail', 'bob@gmail', 'no-dot-in-domain', 'bob@gmail.com'],
    ['E-Mail: max@web,de', 'max@web,de', 'comma-in-domain', 'max@web.de'],
    ['E-Mail: info@firma,co.uk', 'info@firma,co.uk', 'comma-in-domain', 'info@firma.co.uk'],
    ['E-Mail: info@firma, and then', 'info@firma', 'no-dot-in-domain', undefined],
    ['E-Mail: info@firma. It works', 'info@firma', 'no-dot-in-domain', undefined],
    ['E-Mail: john,doe@firma.de', 'john,doe@firma.de', 'bad-character', 'john.doe@firma.de'],
    ['E-Mail: kontakt91firma.de', 'kontakt91firma.de', 'no-at-sign', undefined],
    ['E-Mail max12firma.de', 'max12firma.de', 'no-at-sign', undefined],
    ['E-Mail ..... max12firma.de', 'max12firma.de', 'no-at-sign', undefined],
  ])('is found whole in %j', (text, raw, reason, suggestion) => {
    expect(judged(text)).toEqual([['email', raw, 'label', reason, suggestion]]);
    expect(judged(`Look: ${text}\nand on`, 'selection')).toEqual([
      ['email', raw, 'label', reason, suggestion],
    ]);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'E-Mail-Adresse: info@firma,de', 'e-mail address: info@firma,de', 'Mail info@firma,de',
      'mailto:info@firma,de', 'Courriel : info@firma,de', 'Adresse électronique : info@firma,de',
      'Correo electrónico: info@firma,de', 'Posta elettronica: info@firma,de', 'PEC: info@firma,de',
      'E-mailadres: info@firma,de', 'Poczta: info@firma,de', 'Adres e-mail: info@firma,de',
      'Endereço de e-mail: info@firma,de', 'Sähköposti: info@firma,de',
      'Электронная почта: info@firma,de', '邮箱：info@firma,de', 'Kontakt\ninfo@firma,de',
    ],
  )('is found in %j', (text) => {
    expect(judged(text).map(([, raw]) => raw)).toEqual(['info@firma,de']);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'E-Mail: info(at)firma.de', 'E-Mail: www.firma.de', 'Kontakt: siehe firma.de',
      'De: 2024paris.fr', 'E-Mail: firma.de/kontakt', 'E-Mail: firma.de startet neu',
      'Email me @ the office', 'Send an email to @john.doe or call', 'mail (see @author)',
      'contact: git@github.com:user/repo', 'kontakt.firma.de', 'Mail 5 @ 3.20',
    ],
  )('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['E-Mail: info@firma.de.', 'info@firma.de'],
    ['E-Mail: info@firma.com.de', 'info@firma.com.de'],
    ['E-Mail: info@fir-\nma.de', 'info@fir-\nma.de=info@firma.de'],
    ['E-Mail: info@firma.\nde', 'info@firma.\nde=info@firma.de'],
    ['E-Mail: info@\nfirma.de', 'info@\nfirma.de=info@firma.de'],
    ['Write to info@fir-\nma.de or call', 'info@fir-\nma.de=info@firma.de'],
    ['E-Mail: in\u00adfo@fir\u00adma.de', 'in\u00adfo@fir\u00adma.de=info@firma.de'],
    ['E-Mail: info\u200b@firma.de', 'info\u200b@firma.de=info@firma.de'],
  ])('is not reported in %j, which is valid', (text, expected) => {
    expect(found(text)).toEqual([`email ${expected}`]);
  });
});

describe('a mistyped email address without a label', () => {
  it.each<[text: string, raw: string, suggestion: string]>([
    ['write name@gmail,com or', 'name@gmail,com', 'name@gmail.com'],
    ['name@@gmail.com', 'name@@gmail.com', 'name@gmail.com'],
    ['bob@ x.com', 'bob@ x.com', 'bob@x.com'],
    ['bob@x .com', 'bob@x .com', 'bob@x.com'],
    ['Info @firma.de', 'Info @firma.de', 'Info@firma.de'],
    ['max.muster @firma.de', 'max.muster @firma.de', 'max.muster@firma.de'],
    ['max.muster @ firma.de', 'max.muster @ firma.de', 'max.muster@firma.de'],
    ['bob@gmailcom', 'bob@gmailcom', 'bob@gmail.com'],
    ['email..email@example.com', 'email..email@example.com', 'email.email@example.com'],
    ['email@example..com', 'email@example..com', 'email@example.com'],
    ['Abc..123@example.com', 'Abc..123@example.com', 'Abc.123@example.com'],
  ])('is found in %j', (text, raw, suggestion) => {
    expect(detect(text).map((finding) => [finding.raw, finding.evidence])).toEqual([
      [raw, 'shape'],
    ]);
    expect(checkValue('email', raw)).toMatchObject({ standing: 'bad', suggestion });
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'by @anna.de, more info @nytimes.com', 'e.g. @nytimes.com', '5 @ 3.20', 'foo@1.2.3',
      'npm install lodash@4.17.21, react@18', 'git@github.com:user/repo.git',
      'ssh://git@host,name/x', '@media print, screen', '@Override public void x()',
      '@@ -1,2 +1,2 @@', 'SET @x = @@global.name', 'a@b,c', 'HEAD@{1}..HEAD', 'lunch @ noon',
      'user@host: ls', 'mention foo@bar.\nThe next',
    ],
  )('is not found in %j', (text) => {
    expect(found(text, { region: 'DE' })).toEqual([]);
  });
});

describe('an address that only partly looks valid', () => {
  it.each<[text: string, raw: string, reason: string, suggestion: string | undefined]>([
    ['Von: <billing29 @firma.es>', 'billing29 @firma.es', 'space', 'billing29@firma.es'],
    ['ACME\nbilling29 @firma.es\nParis', 'billing29 @firma.es', 'space', 'billing29@firma.es'],
    ['an bob@liberoit.', 'bob@liberoit', 'no-dot-in-domain', 'bob@libero.it'],
    ['to anna.b-\nonn@firma.de', 'anna.b-\nonn@firma.de', 'well-formed', undefined],
    ['to anna-\nlena.m@firma.de', 'anna-\nlena.m@firma.de', 'well-formed', undefined],
    ['to Anna-\nLena@firma.de', 'Anna-\nLena@firma.de', 'well-formed', undefined],
    ['to bob@my-cool-\nfirma.de', 'bob@my-cool-\nfirma.de', 'well-formed', undefined],
  ])('is found whole in %j', (text, raw, reason, suggestion) => {
    expect(judged(text)).toEqual([['email', raw, 'shape', reason, suggestion]]);
  });

  it.each(['anna-\nlena.m@firma.de', 'a_b-\nc@t-online.de', 'foo@mycool-\ncompany.com'])(
    'is doubted if a hyphen ends its line: %j',
    (text) => {
      const [found] = detect(text);
      expect(checkValue('email', found?.value ?? '', { written: found?.raw ?? '' })).toMatchObject({
        standing: 'caution',
        reason: 'hyphen-removed',
        value: checkValue('email', text).value,
      });
    },
  );

  it('is found over two lines after a label', () => {
    expect(judged('E-Mail: vorname.nach-\nname@firma.de')).toEqual([
      ['email', 'vorname.nach-\nname@firma.de', 'label', 'well-formed', undefined],
    ]);
  });

  it.each(['E-Mail web.de', 'E-Mail:\nfirma.de', 'covid19 @who.int says', 'the Vor-\nname@firma'])(
    'is not found in %j',
    (text) => {
      expect(judged(text)).toEqual([]);
    },
  );

  it('does not join two addresses separated by a comma', () => {
    expect(judged('E-Mail: info@a.de,office@b.de').map(([, raw]) => raw)).toEqual([
      'info@a.de',
      'office@b.de',
    ]);
  });
});

it('finds a name with a number and a space before the @, even in a sentence', () => {
  expect(judged('Écrivez à verkoop08 @web.de. Merci').slice(-1)).toEqual([
    ['email', 'verkoop08 @web.de', 'shape', 'space', 'verkoop08@web.de'],
  ]);
});

it.each([
  ['From: John Placeholder <billing05orange.fr>', 'billing05orange.fr', 'billing05@orange.fr'],
  ['To: verkoop70firma-handel.be\nDate: 05/11', 'verkoop70firma-handel.be', undefined],
  ['Von: Anna <anna@firma.de>\nAn: max12gmx.de', 'max12gmx.de', 'max12@gmx.de'],
])('finds the addresses in the header of a mail: %j', (text, raw, suggestion) => {
  expect(judged(text)).toContainEqual(['email', raw, 'shape', 'no-at-sign', suggestion]);
});
