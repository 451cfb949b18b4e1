import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import {
  dialCodeOf,
  fail,
  KINDS,
  MAX_FIELD_CORRECTIONS,
  type Outcome,
  ok,
  type Phrase,
  parseSitePattern,
  stricterPolicy,
} from '../../domain/index.ts';
import { withoutConsents } from '../../extension/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import {
  correctedKindSchema,
  fieldKeySchema,
  guardModeSchema,
  policySchema,
  type Settings,
  settingsSchema,
} from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { highestPolicy } from '../../kinds/shared/kind-definition.ts';
import { serviceText } from '../../texts/messages.ts';

/**
 * Settings as leaves by path: `marks`, `policies email`, `sites https://shop.example iban`.
 * Defaults, an organisation's settings and a person's choices are merged as such leaves.
 */
export type FlatSettings = ReadonlyMap<string, unknown>;

/** Depth of the path to a leaf, beyond the first name. */
const GROUP_DEPTH: Readonly<Record<string, number>> = {
  policies: 1,
  budget: 1,
  guardSites: 1,
  sites: 2,
  fields: 2,
};

/** Names, sites and field keys contain no spaces. */
const joinPath = (names: readonly string[]): string => names.join(' ');

type Entry = readonly [names: readonly string[], value: unknown];

const recordSchema = z.record(z.string(), z.unknown());

function* flattenEntries(
  value: unknown,
  depth: number,
  names: readonly string[],
): Generator<Entry> {
  if (depth === 0) return yield [names, value];
  const { data } = recordSchema.safeParse(value);
  if (!data) return yield [names, value];
  for (const [name, inner] of Object.entries(data)) {
    yield* flattenEntries(inner, depth - 1, [...names, name]);
  }
}

const { shape } = settingsSchema;
const ungroupedSchema = settingsSchema
  .omit({ policies: true, budget: true, sites: true, guardSites: true, fields: true })
  .extend({
    region: shape.region.refine((code) => code === '' || dialCodeOf(code)),
  });

/** Kinds that Fieldmark looks for only in text, not in fields. */
const NOT_IN_FIELDS: ReadonlySet<string> = new Set(
  KINDS.filter((kind) => !KIND_DEFINITIONS[kind].inFields),
);

/** `written`: a person or an organisation wrote the settings, so sites are validated. */
export type FlatSettingsSource = 'stored' | 'written';

/** The leaf to store; null where the path or its value is invalid. */
function parseEntry(
  [names, value]: Entry,
  origin: FlatSettingsSource,
): readonly [string, unknown] | null {
  const [group = '', first = '', second = ''] = names;
  if (names.length - 1 !== (GROUP_DEPTH[group] ?? 0)) return null;
  const take = (schema: z.ZodType, ...path: string[]) => {
    const { success, data } = schema.safeParse(value);
    return success ? ([joinPath(path), data] as const) : null;
  };
  const site = origin === 'stored' ? first : parseSitePattern(first);
  const kind = KINDS.find((known) => known === (group === 'sites' ? second : first));
  const allowed = kind && highestPolicy(KIND_DEFINITIONS[kind]);
  const policy = policySchema.transform((chosen) =>
    allowed ? stricterPolicy(chosen, allowed) : chosen,
  );
  if (group === 'policies') return kind ? take(policy, group, kind) : null;
  if (group === 'sites') return kind && site ? take(policy, group, site, kind) : null;
  if (group === 'fields') {
    const key = fieldKeySchema.safeParse(second);
    return site && key.success && !NOT_IN_FIELDS.has(String(value))
      ? take(correctedKindSchema, group, site, key.data)
      : null;
  }
  if (group === 'guardSites') return site ? take(guardModeSchema, group, site) : null;
  if (group === 'budget') {
    const cap = shape.budget.keyof().options.find((known) => known === first);
    return cap ? take(shape.budget.shape[cap], group, cap) : null;
  }
  const name = ungroupedSchema.keyof().options.find((known) => known === group);
  return name ? take(ungroupedSchema.shape[name], name) : null;
}

/**
 * Reads each leaf separately. Invalid leaves are skipped and named in `unread`, so that a record of
 * another version, with fewer or more leaves, keeps the valid ones.
 */
export function parseFlatSettings(
  raw: unknown,
  origin: FlatSettingsSource,
): { readonly leaves: FlatSettings; readonly unread: readonly string[] } {
  const leaves = new Map<string, unknown>();
  const unread: string[] = [];
  let corrections = 0;
  for (const [name, value] of Object.entries(recordSchema.safeParse(raw).data ?? {})) {
    for (const entry of flattenEntries(value, GROUP_DEPTH[name] ?? 0, [name])) {
      const leaf = parseEntry(entry, origin);
      if (leaf && name === 'fields') corrections += 1;
      const isTooMany = name === 'fields' && corrections > MAX_FIELD_CORRECTIONS;
      if (leaf && !isTooMany) leaves.set(...leaf);
      else unread.push(joinPath(entry[0]));
    }
  }
  return { leaves, unread };
}

/** A single leaf that a person or another browser wrote; null where its path or value is not valid. */
export function parseLeaf(path: string, value: unknown): readonly [string, unknown] | null {
  const leaf = parseEntry([path.split(' '), value], 'written');
  return leaf?.[0] === path ? leaf : null;
}

export function flattenSettings(settings: Settings): FlatSettings {
  return new Map(
    Object.entries(settings).flatMap(([name, value]) =>
      [...flattenEntries(value, GROUP_DEPTH[name] ?? 0, [name])].map(
        ([names, leaf]) => [joinPath(names), leaf] as const,
      ),
    ),
  );
}

/** The record of these leaves; groups exist even if they are empty. */
export function unflattenSettings(leaves: FlatSettings): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const groups = new Map<string, Record<string, unknown>>();
  const groupAt = (path: string, name: string, parent: Record<string, unknown>) => {
    const known = groups.get(path);
    if (known) return known;
    const group: Record<string, unknown> = {};
    groups.set(path, group);
    parent[name] = group;
    return group;
  };
  for (const name of Object.keys(GROUP_DEPTH)) groupAt(name, name, record);
  for (const [path, value] of leaves) {
    const [name = '', first = '', second] = path.split(' ');
    const group = groups.get(name);
    if (!group) record[name] = value;
    else if (second === undefined) group[first] = value;
    else groupAt(`${name} ${first}`, first, group)[second] = value;
  }
  return record;
}

/** Later layers win. */
export const mergeFlatSettings = (...layers: readonly FlatSettings[]): FlatSettings =>
  new Map(layers.flatMap((layer) => [...layer]));

/** The file that the options page writes (components/options/SettingsFileSection.tsx). */
const fileSchema = z.looseObject({
  fieldmark: z.literal('settings'),
  settings: z.record(z.string(), z.unknown()),
});

const fileFailure = (what: 'fileNotJson' | 'fileWithoutSettings'): Outcome<never, Phrase> =>
  fail(
    createFailure('bad-input', {
      message: serviceText(what),
      action: serviceText('chooseExported'),
    }),
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The settings that importing the file would result in; rules for sites that it does not name stay. A
 * file cannot accept automatic email lookups, which a person accepts where the price is shown, nor
 * allow notifications, for which the browser asks.
 */
export function parseSettingsFile(
  file: string,
  now: Settings,
): Outcome<ReplyOf<'parseSettingsFile', Phrase>, Phrase> {
  const json = parseJson(file);
  if (json === undefined) return fileFailure('fileNotJson');
  const read = fileSchema.safeParse(json);
  if (!read.success) return fileFailure('fileWithoutSettings');
  const { leaves, unread } = parseFlatSettings(withoutConsents(read.data.settings), 'written');
  const imported = new Map(leaves);
  const isAuto = imported.get('policies email') === 'auto';
  if (isAuto) imported.set('policies email', now.autoAccepted ? now.policies.email : 'ask');
  else if (imported.has('policies email')) imported.set('autoAccepted', false);
  const settings = settingsSchema.parse(
    unflattenSettings(mergeFlatSettings(flattenSettings(now), imported)),
  );
  return ok({ settings, unread: unread.map((path) => path.replaceAll(' ', '.')) });
}
