import { type CorrectedKind, fieldKeyLabel } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import {
  type SettingsSectionProps,
  settingElementId,
  useLockedSettings,
} from '../settings/index.ts';
import { ConfirmButton } from '../ui/index.ts';
import { RuleList } from './RuleList.tsx';

interface ListedCorrection {
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

function withoutListed(fields: Fields, { site, key }: ListedCorrection): Fields {
  const { [key]: _, ...rest } = fields[site] ?? {};
  const { [site]: __, ...others } = fields;
  return Object.keys(rest).length === 0 ? others : { ...others, [site]: rest };
}

export const correctionSettingName = ({ site, key }: ListedCorrection): string =>
  `fields ${site} ${key}`;

export interface FieldCorrectionSettingsProps extends SettingsSectionProps {
  /** The organisation's corrections, locked or not: they apply again when a person removes theirs. */
  readonly defaults: Settings['fields'];
}

/** Fields whose kind the person, or an organisation, has corrected. */
export function FieldCorrectionSettings({
  settings,
  save,
  defaults,
}: FieldCorrectionSettingsProps) {
  const locked = useLockedSettings();
  const isOfOrganisation = (entry: ListedCorrection) =>
    locked.has(correctionSettingName(entry)) || defaults[entry.site]?.[entry.key] === entry.kind;
  const corrections = listCorrections(settings.fields);
  const isRemovable = corrections.some((entry) => !isOfOrganisation(entry));
  return (
    <section className="section" aria-labelledby="fields">
      <h2 id="fields">{optionsText('fieldCorrections')}</h2>
      <p className="lead">{optionsText('fieldCorrectionsMean')}</p>
      {corrections.length === 0 && <p className="empty">{optionsText('noFieldCorrections')}</p>}
      <RuleList
        id={settingElementId('fields')}
        rules={corrections.map((entry) => {
          const { site, field, kind } = entry;
          return {
            name: correctionSettingName(entry),
            about: optionsText('correctionOnSite', { field, site }),
            rule: optionsText('correctedAs', { kind }),
            isLocked: isOfOrganisation(entry),
            removal: optionsText('removeCorrection', { field, site }),
            onRemove: () => save({ fields: withoutListed(settings.fields, entry) }),
          };
        })}
      />
      {isRemovable && (
        <p className="row setting-end">
          <ConfirmButton
            label={optionsText('removeAllCorrections')}
            confirm={optionsText('removeAllCorrectionsConfirm')}
            onConfirm={() => save({ fields: {} })}
          />
        </p>
      )}
    </section>
  );
}
