/**
 * The files of a new kind of value, and its entry in each file that lists the kinds. The generated finder,
 * field rules and check work for a value after a label, also in groups, with check digits; the author of the kind
 * refines them.
 */
import { z } from 'zod';
import { replaceExactly } from '../../lib/build/replace-exactly.ts';
import { remainderMod97 } from '../../lib/values/text/index.ts';

/** Values with two check digits at their end (ISO 7064 MOD 97-10), and one with a wrong digit. */
const withCheckDigits = (text: string): string =>
  text + String(98 - remainderMod97(`${text}00`)).padStart(2, '0');
const RIGHT = [
  withCheckDigits('A1BC2DE3'),
  withCheckDigits('X9YZ8WV7'),
  withCheckDigits('Q5RS6TU4'),
] as const;
const WRONG = RIGHT[0].replace('A1', 'A2');
const inGroups = (value: string): string => value.replace(/.{4}(?=.)/g, '$& ');

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The text with an item added to a list or object, which begins with `open`: before the line of another
 * kind, or at the end.
 */
function insert(
  path: string,
  source: string,
  [open, close]: readonly [open: string, close: string],
  item: string,
  before = '',
): string {
  const start = source.indexOf(open) + open.length;
  const end = source.indexOf(close, start);
  if (start < open.length || end < 0) throw new Error(`${path}: no list begins with ${open}`);
  const list = source.slice(start, end).trimEnd().replace(/,?$/, ',');
  const line = before === '' ? -1 : list.search(new RegExp(`^.*${before}`, 'im'));
  const at = line < 0 ? list.length : line;
  return `${source.slice(0, start)}${list.slice(0, at)}${item},${list.slice(at)}${source.slice(end)}`;
}

/** Adds an import below the first one; the formatter sorts them. */
function addImport(path: string, source: string, line: string): string {
  const [first] = /^import [^;]*;\n/m.exec(source) ?? [];
  if (first === undefined) throw new Error(`${path}: no import`);
  return source.replace(first, `${first}${line}\n`);
}

/** Adds a text after the last text whose name ends in the same word. */
function addLabel(path: string, json: string, name: string, text: unknown): string {
  const texts = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(json)));
  const last = texts.findLastIndex(([key]) => key.endsWith('Label'));
  if (last < 0) throw new Error(`${path}: no text ends in Label`);
  const all = texts.toSpliced(last + 1, 0, [`${name}Label`, text]);
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}
`;
}

/** Path → content of the kind's files. */
export function ownFiles(name: string): Map<string, string> {
  const Name = upper(name);
  const word = name.toUpperCase();
  const room = `lib/values/kinds/${name}`;
  const tests = `test/kinds/${name}`;
  const texts = {
    nothingToCheck: 'There is nothing to check here.',
    badCharacter: 'This value can contain only the letters A to Z and digits.',
    badLength: 'This value must have 5 to 40 letters and digits.',
    checkDigitsWrong:
      'The check digits do not fit: a character is wrong, missing or in the wrong place.',
    checkDigitsMatch: 'The check digits fit. Whether it is in use is not known offline.',
  };
  const described = Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [
      key,
      {
        message,
        description: `Verdict of the offline check (${word}), shown in the popup, on the card and beside a form field.`,
        about: 'validity',
      },
    ]),
  );
  return new Map([
    [
      `lib/kinds/${name}/kind.ts`,
      `import type { KindDefinition } from '../shared/kind-definition.ts';

export const ${name}Kind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'check',
  lookup: null,
} satisfies KindDefinition;
`,
    ],
    [
      `${room}/form.ts`,
      `import { IDENTIFIER_SIGNS, type ValueForm } from '../shared/value-form.ts';

export const ${name}Form = {
  // The text of a mistyped value without a label, if nothing else looks like it.
  shape: null,
  checkDigits: 'strong',
  isNumeric: false,
  written: { signs: IDENTIFIER_SIGNS },
  cell: /^[A-Za-z\\d]{4,41}$/,
} satisfies ValueForm;
`,
    ],
    [
      `${room}/check-digits.ts`,
      `import { remainderMod97 } from '../../text/index.ts';

/** Fewest and most letters and digits. */
export const ${word}_LENGTHS = { least: 5, most: 40 } as const;

/** Whether the last two digits are right (ISO 7064 MOD 97-10). */
export const ${name}Fits = (value: string): boolean =>
  value.length >= ${word}_LENGTHS.least && value.length <= ${word}_LENGTHS.most && /^[A-Z\\d]+\\d{2}$/.test(value) && remainderMod97(value) === 1;
`,
    ],
    [
      `${room}/check.ts`,
      `import { ${name}Text } from '../../domain/message.ts';
import { compactValue } from '../../text/index.ts';
import { badSyntax, type CheckResult, type OfflineCheck, verdictOfCheck } from '../shared/offline-check.ts';
import { ${name}Fits, ${word}_LENGTHS } from './check-digits.ts';

const { least, most } = ${word}_LENGTHS;

function evaluate(given: string): CheckResult {
  const value = compactValue(given);
  const bad = badSyntax(value);
  if (value === '') return bad('empty', ${name}Text('nothingToCheck'));
  if (/[^0-9A-Z]/u.test(value)) return bad('bad-character', ${name}Text('badCharacter'));
  if (value.length < least || value.length > most) return bad('bad-length', ${name}Text('badLength'));
  const basis = ['syntax', 'check-digits'] as const;
  return ${name}Fits(value)
    ? { value, basis, standing: 'good', reason: 'check-digits-match', headline: ${name}Text('checkDigitsMatch') }
    : { value, basis, standing: 'bad', reason: 'check-digits-wrong', headline: ${name}Text('checkDigitsWrong') };
}

/** Checks the characters, the length and the check digits of a value (${word}). */
export const check${Name}: OfflineCheck = (text) => verdictOfCheck('${name}', evaluate(text));
`,
    ],
    [
      `${room}/find.ts`,
      `import { isLetterAt, readValueTokens } from '../../text/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { ${name}Fits, ${word}_LENGTHS } from './check-digits.ts';

const WORDS = ['${word}'];
/** What is between the label and its value. */
const GAP = /[\\s:]{1,3}(?=[A-Z\\d])/uy;

/** The part of the always-on script: a label with what may be a value. */
export const rough${Name}Finder: Finder = {
  kind: '${name}',
  sign: WORDS.join('|'),
  hints: [/\\b${word}\\b[\\s:]{1,3}[A-Z\\d]/],
};

/** Finds ${word} values after their label in text. */
export const ${name}Finder: Finder = {
  ...rough${Name}Finder,
  labelled: {
    words: WORDS,
    findAfter(text, end) {
      GAP.lastIndex = end;
      if (!GAP.test(text)) return null;
      const start = GAP.lastIndex;
      // It may be written in groups, and ends with the group with which the check digits fit.
      let value = '';
      for (const token of readValueTokens(text, start, text.length, ${word}_LENGTHS.most + 1)) {
        value += token.value;
        if (${name}Fits(value) && !isLetterAt(text, token.end))
          return createFinding('${name}', text, start, token.end, value);
      }
      return null;
    },
  },
};
`,
    ],
    [
      `${room}/find-mistyped.ts`,
      `/** Finds mistyped ${word} values after their label. */
import { isLetterAt, readValueTokens } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import type { MistypedFinder } from '../shared/mistyped-finder.ts';
import { ${word}_LENGTHS } from './check-digits.ts';

const { least, most } = ${word}_LENGTHS;

export const mistyped${Name}Finder: MistypedFinder = {
  kind: '${name}',
  labels: ['${name}'],
  readLabelled(text, start, { limit, words }) {
    const tokens = readValueTokens(text, start, limit, most + 2);
    // Its groups have a digit; a word behind it has none.
    const isWord = tokens.findIndex(({ value }) => !/\\d/.test(value));
    const groups = isWord < 0 ? tokens : tokens.slice(0, isWord);
    const last = groups.at(-1);
    const value = groups.map((group) => group.value).join('');
    if (!last || words > 0 || isLetterAt(text, last.end)) return null;
    if (value.length < least - 1 || value.length > most + 1) return null;
    return createFinding('${name}', text, groups[0]?.start ?? start, last.end, value);
  },
};
`,
    ],
    [
      `lib/kinds/${name}/field.ts`,
      `/** Which form fields ask for the kind ${word}. */
import type { FieldRules } from '../shared/field-rules.ts';

export const ${name}FieldRules: FieldRules = {
  kind: '${name}',
  words: { en: { names: '${name}|${name} number|${name} code' } },
  samples: [],
  minLength: 5,
};
`,
    ],
    [`lib/texts/en/${name}.json`, `${JSON.stringify(described, null, 2)}\n`],
    [
      `${tests}/check.test.ts`,
      `/** The check of ${word} values. */
import { expect, it } from 'vitest';
import { check${Name} } from '../../../lib/values/kinds/${name}/check.ts';

it.each([
  ['', 'bad', 'empty'],
  ['äb 12', 'bad', 'bad-character'],
  ['ab1', 'bad', 'bad-length'],
  ['${inGroups(RIGHT[0])}', 'good', 'check-digits-match'],
  ['${WRONG}', 'bad', 'check-digits-wrong'],
])('%s is %s: %s', (text, standing, reason) => {
  expect(check${Name}(text)).toMatchObject({ kind: '${name}', standing, reason });
});
`,
    ],
  ]);
}

/** A file that lists the kinds, and the change that adds a new kind to it. */
export interface Place {
  readonly path: string;
  readonly add: (source: string) => string;
}

/**
 * All files that list the kinds.
 * @param before the kind that loses where both match the same text; '' for none
 */
export function places(name: string, before = ''): Place[] {
  const Name = upper(name);
  const word = name.toUpperCase();
  const into = (path: string, list: readonly [string, string], item: string, line = ''): Place => ({
    path,
    add: (source) =>
      insert(path, line ? addImport(path, source, line) : source, list, item, before),
  });
  const finder = (path: string, list: string, item: string): Place =>
    into(
      path,
      [`export const ${list}: readonly Finder[] = [`, '];'],
      item,
      `import { ${item} } from '../kinds/${name}/find.ts';`,
    );
  const label = {
    message: word,
    description: `Short name of this kind of value (${word}) on badges, tabs and in table columns.`,
    maxLength: 14,
  };
  const pages = 'lib/values/detect/page-detector.ts';
  const messages = 'lib/values/domain/message.ts';
  const names = 'lib/texts/en/kinds.json';
  const english = 'lib/texts/to-translate.json';
  return [
    {
      path: 'lib/values/domain/kind.ts',
      add: (source) =>
        insert('kind.ts', source, ['export const KINDS = [', '] as const'], `'${name}'`),
    },
    into(
      'lib/kinds/definitions.ts',
      ['const DEFINITIONS = {', '} satisfies'],
      `${name}: ${name}Kind`,
      `import { ${name}Kind } from './${name}/kind.ts';`,
    ),
    into(
      'lib/values/kinds/forms.ts',
      ['const FORMS = {', '} satisfies'],
      `${name}: ${name}Form`,
      `import { ${name}Form } from './${name}/form.ts';`,
    ),
    into(
      'lib/values/check/checker.ts',
      ['const CHECKS: Readonly<Record<Kind, OfflineCheck>> = {', '};'],
      name,
      `import { check${Name} as ${name} } from '../kinds/${name}/check.ts';`,
    ),
    finder('lib/values/detect/rough-detector.ts', 'ROUGH_FINDERS', `rough${Name}Finder`),
    {
      path: pages,
      add: (source) =>
        into(
          pages,
          ['export const PAGE_MISTYPED_FINDERS: readonly MistypedFinder[] = [', '];'],
          `mistyped${Name}Finder`,
          `import { mistyped${Name}Finder } from '../kinds/${name}/find-mistyped.ts';`,
        ).add(finder(pages, 'PAGE_FINDERS', `${name}Finder`).add(source)),
    },
    into(
      'lib/form/language/kinds.ts',
      ['export const FIELD_RULES: readonly FieldRules[] = [', '];'],
      `${name}FieldRules`,
      `import { ${name}FieldRules } from '../../kinds/${name}/field.ts';`,
    ),
    into(
      'test/kinds/samples.ts',
      ['export const SAMPLES: Readonly<Record<Kind, KindSamples>> = {', '\n};'],
      `\n${name}: {
    label: '${word}',
    right: [${RIGHT.map((value) => `'${value}'`).join(', ')}],
    wrong: ['${WRONG}'],
    not: ['${word} OVERVIEW', '${RIGHT[0]}'],
    needsLabel: true,
    // Tests that list this label’s values as no value were written before the kind.
    formerly: /\\b${word}\\b/,
  }`,
    ),
    {
      path: 'public/managed-schema.json',
      add: (source) =>
        replaceExactly(
          'managed-schema.json',
          source,
          /("policies": \{[\s\S]*?"properties": \{(?:\s*"\w+": \{[^{}]*\},?)+)(\s*\}\s*\})/,
          (_all, start = '', end = '') =>
            `${start},\n        "${name}": { "type": "string" }${end}`,
          1,
        ),
    },
    {
      path: messages,
      add: (source) =>
        replaceExactly(
          messages,
          source,
          /export const vatText = .*\n/,
          (all) => `${all}export const ${name}Text = createMessages('${name}');\n`,
          1,
        ),
    },
    into(
      'lib/texts/shown.ts',
      ['const AREAS = {', '};'],
      name,
      `import ${name} from './en/${name}.json' with { type: 'json' };`,
    ),
    { path: names, add: (source) => addLabel(names, source, name, label) },
    {
      path: english,
      add: (source) => {
        const listed = z.array(z.string()).parse(JSON.parse(source));
        return `${JSON.stringify([...listed, name, `kinds.${name}Label`], null, 2)}\n`;
      },
    },
  ];
}
