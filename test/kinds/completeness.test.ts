/** A new kind needs one folder and one line in each list. This test names what is missing and where. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '../../lib/api/endpoints/index.ts';
import { languages, newTexts } from '../../lib/build/index.ts';
import { KINDS } from '../../lib/domain/index.ts';
import { FIELD_RULES } from '../../lib/form/language/kinds.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import type { KindDefinition } from '../../lib/kinds/shared/kind-definition.ts';
import { answerFieldPaths } from '../../lib/models/answer/index.ts';
import { MISTYPED_FINDERS } from '../../lib/values/detect/exact-detector.ts';
import { PAGE_FINDERS, PAGE_MISTYPED_FINDERS } from '../../lib/values/detect/page-detector.ts';
import { ROUGH_FINDERS } from '../../lib/values/detect/rough-detector.ts';
import { importsOf, sourceOf, sourcesOf } from '../sources.ts';

type Kinds = readonly string[];

const files = sourcesOf('{lib,test}/**/*.{ts,tsx,json}');

const imported = (path: string): Kinds =>
  importsOf(sourceOf(path)).flatMap(({ target, typeOnly }) =>
    typeOnly ? [] : (/\/kinds\/(?!shared\/)(\w+)\/\w[\w-]*\.ts$/.exec(target)?.[1] ?? []),
  );

const schema = z
  .looseObject({
    properties: z.looseObject({
      policies: z.looseObject({ properties: z.record(z.string(), z.unknown()) }),
    }),
  })
  .parse(JSON.parse(sourceOf('public/managed-schema.json')));

const filesNamed = (file: string, folder = 'lib'): Kinds => {
  const pattern = new RegExp(`^${folder}/kinds/(?!shared/)(\\w+)/${file}\\.ts$`);
  return files.flatMap((path) => pattern.exec(path)?.[1] ?? []);
};

const isNew = await newTexts();

const textsOf = (language: string): Kinds => {
  const names = Object.keys(
    z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(sourceOf(`lib/texts/${language}/kinds.json`))),
  );
  return KINDS.filter(
    (kind) => names.includes(`${kind}Label`) || (language !== 'en' && isNew(`kinds.${kind}Label`)),
  );
};

const all = () => true;
const inText = ({ inText: has }: KindDefinition) => has;
const inFields = ({ inFields: has }: KindDefinition) => has;
const hasLookup = ({ lookup }: KindDefinition) => lookup !== null;

const kindsOf = (rows: readonly { readonly kind: string }[]): Kinds => rows.map(({ kind }) => kind);

/** A place that lists kinds, how to read its kinds, and the kinds that belong there. */
const PLACES: readonly (readonly [string, Kinds, (row: KindDefinition) => boolean])[] = [
  ['lib/kinds/<kind>/kind.ts', filesNamed('kind'), all],
  ['lib/values/kinds/<kind>/check.ts', filesNamed('check', 'lib/values'), all],
  ['lib/values/kinds/<kind>/find.ts', filesNamed('find', 'lib/values'), inText],
  ['lib/values/kinds/<kind>/find-mistyped.ts', filesNamed('find-mistyped', 'lib/values'), all],
  ['lib/kinds/<kind>/field.ts', filesNamed('field'), inFields],
  ['lib/kinds/<kind>/lookup.ts', filesNamed('lookup'), hasLookup],
  ['lib/kinds/<kind>/answer-fields.ts', filesNamed('answer-fields'), hasLookup],
  ['test/kinds/<kind>/check.test.ts', filesNamed('check\\.test', 'test'), all],
  ['lib/values/kinds/<kind>/form.ts', filesNamed('form', 'lib/values'), all],
  ['lib/values/check/checker.ts', imported('lib/values/check/checker.ts'), all],
  ['ROUGH_FINDERS in lib/values/detect/rough-detector.ts', kindsOf(ROUGH_FINDERS), inText],
  ['PAGE_FINDERS in lib/values/detect/page-detector.ts', kindsOf(PAGE_FINDERS), inText],
  ['PAGE_MISTYPED_FINDERS in page-detector.ts', kindsOf(PAGE_MISTYPED_FINDERS), inText],
  ['MISTYPED_FINDERS in lib/values/detect/exact-detector.ts', kindsOf(MISTYPED_FINDERS), all],
  ['FIELD_RULES in lib/form/language/kinds.ts', kindsOf(FIELD_RULES), inFields],
  [
    'ENDPOINTS in lib/api/endpoints/table.ts',
    Object.values(ENDPOINTS).flatMap(({ kind }) => kind ?? []),
    hasLookup,
  ],
  [
    'FIELD_TABLES in lib/models/answer/view.ts',
    KINDS.filter((kind) => answerFieldPaths(kind).length > 0),
    hasLookup,
  ],
  ['policies in managed-schema.json', Object.keys(schema.properties.policies.properties), all],
  ...(await languages()).map(
    (language) =>
      [`labels and nouns in lib/texts/${language}/kinds.json`, textsOf(language), all] as const,
  ),
];

/** Sentences about kinds that a place lacks or should not have. */
function differences(
  place: string,
  listed: Kinds,
  belongs: (kind: (typeof KINDS)[number]) => boolean,
): string[] {
  const wanted = KINDS.filter(belongs);
  const tooMuch = listed.filter((kind) => !wanted.some((name) => name === kind));
  return [
    ...wanted.filter((kind) => !listed.includes(kind)).map((kind) => `${place} lacks ${kind}`),
    ...[...new Set(tooMuch)].map((kind) => `${place} has ${kind}, which does not belong there`),
  ];
}

describe('the kinds', () => {
  it.each(PLACES)('are listed as %s', (place, listed, belongs) => {
    expect(differences(place, listed, (kind) => belongs(KIND_DEFINITIONS[kind]))).toEqual([]);
  });

  it('are those of the folders of lib/kinds', () => {
    const folders = files.flatMap((path) => /^lib\/kinds\/(\w+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(folders)].filter((name) => name !== 'shared').sort()).toEqual(
      [...KINDS].sort(),
    );
  });
});
