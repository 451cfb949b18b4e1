/** Corrections of what fields are for, as the settings page lists them. */
import { type CorrectedKind, fieldKeyLabel } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';

export interface ListedCorrection {
  readonly site: string;
  /** The field's description; with the site, its name in the settings. */
  readonly key: string;
  /** What a person recognises the field by. */
  readonly field: string;
  readonly kind: CorrectedKind;
}

type Fields = Settings['fields'];

export const listCorrections = (fields: Fields): ListedCorrection[] =>
  Object.entries(fields).flatMap(([site, ofSite]) =>
    Object.entries(ofSite).map(([key, kind]) => ({ site, key, field: fieldKeyLabel(key), kind })),
  );

export function withoutListed(fields: Fields, { site, key }: ListedCorrection): Fields {
  const { [key]: _, ...rest } = fields[site] ?? {};
  const { [site]: __, ...others } = fields;
  return Object.keys(rest).length === 0 ? others : { ...others, [site]: rest };
}

export const correctionSettingName = ({ site, key }: ListedCorrection): string =>
  `fields ${site} ${key}`;
