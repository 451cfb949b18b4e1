import { useState } from 'react';
import { type Failure, KINDS } from '../../lib/domain/index.ts';
import { type SendToBackground, withoutConsents } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText, policiesText, recordText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { formatNumber, guardLabel, languageLabel } from '../format/index.ts';
import { downloadFile } from '../ui/index.ts';
import { correctionSettingName, listCorrections } from './FieldCorrectionSettings.tsx';
import { listSiteRules, ruleLabel } from './SiteRuleSettings.tsx';

/** The exported file. It omits the connection and what each person must agree to themselves. */
export function serializeSettings(settings: Settings): string {
  const file = { fieldmark: 'settings', version: 1, settings: withoutConsents(settings) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export interface SettingChange {
  /** The setting's name (use-settings.ts). */
  readonly id: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

const capLabel = (credits: number | null) =>
  credits === null ? optionsText('noLimit') : String(credits);

type SettingLine = readonly [id: string, label: string, value: string];

/** Every setting with its label and its value as shown. A setting without a line could be imported unseen. */
function settingLines(settings: Settings): readonly SettingLine[] {
  const { budget, guard, guardWait, language, transparencyParameter, accountPage } = settings;
  const onOff = (
    id: keyof Settings & keyof FieldmarkTexts['options'],
    on: boolean,
  ): SettingLine[] => [[id, optionsText(id), optionsText(on ? 'on' : 'off')]];
  const lines = {
    policies: KINDS.map((kind) => [
      `policies ${kind}`,
      kindLabel(kind),
      policiesText(settings.policies[kind]),
    ]),
    sites: listSiteRules(settings).map((rule) => [
      `sites ${rule.site} ${rule.subject}`,
      ruleLabel(rule),
      rule.label,
    ]),
    // Among the rules of sites.
    guardSites: [],
    fields: listCorrections(settings.fields).map((entry) => [
      correctionSettingName(entry),
      optionsText('correctionOnSite', { field: entry.field, site: entry.site }),
      optionsText('correctedAs', { kind: entry.kind }),
    ]),
    budget: [
      ['budget autoPerDay', optionsText('autoPerDay'), capLabel(budget.autoPerDay)],
      ['budget autoPerSite', optionsText('autoPerSite'), capLabel(budget.autoPerSite)],
      ['budget autoPerPage', optionsText('autoPerPage'), capLabel(budget.autoPerPage)],
      ['budget totalPerDay', optionsText('totalPerDay'), capLabel(budget.totalPerDay)],
    ],
    guard: [['guard', optionsText('formFields'), guardLabel(guard)]],
    guardWait: [['guardWait', optionsText('guardWaitInSeconds'), formatNumber(guardWait / 1000)]],
    marks: onOff('marks', settings.marks),
    passingMarks: onOff('passingMarks', settings.passingMarks),
    badgeCount: onOff('badgeCount', settings.badgeCount),
    beside: onOff('beside', settings.beside),
    disposableIsBad: onOff('disposableIsBad', settings.disposableIsBad),
    region: [['region', optionsText('region'), settings.region || policiesText('auto')]],
    transparencyParameter: [
      [
        'transparencyParameter',
        optionsText('transparencyParameter'),
        transparencyParameter || optionsText('neverSent'),
      ],
    ],
    accountPage: [['accountPage', optionsText('accountPage'), accountPage || recordText('none')]],
    language: [['language', optionsText('language'), languageLabel(language)]],
    history: onOff('history', settings.history),
    notify: onOff('notify', settings.notify),
    autoAccepted: [
      ['autoAccepted', optionsText('autoEmail'), optionsText(settings.autoAccepted ? 'on' : 'off')],
    ],
  } satisfies Record<keyof Settings, SettingLine[]>;
  return Object.values(lines).flat();
}

/** The settings that differ, in the order of the options page. */
export function diffSettings(from: Settings, to: Settings): SettingChange[] {
  const before = new Map(settingLines(from).map((line) => [line[0], line]));
  const after = new Map(settingLines(to).map((line) => [line[0], line]));
  return [...new Map([...before, ...after])].flatMap(([id, [, what]]) => {
    const nothing = recordText('none');
    const oldValue = before.get(id)?.[2] ?? nothing;
    const newValue = after.get(id)?.[2] ?? nothing;
    return oldValue === newValue ? [] : [{ id, what, from: oldValue, to: newValue }];
  });
}

/** The contents of a chosen file. */
interface SettingsImport {
  readonly name: string;
  readonly settings: Settings;
  /** Names of settings in the file that were not understood. */
  readonly unread: readonly string[];
}

const MAX_SETTINGS_FILE_BYTES = 1_000_000;

const fileTooLarge = (): Failure => ({
  kind: 'bad-input',
  message: optionsText('fileTooLarge'),
  action: optionsText('chooseExportedFile'),
  remedy: 'none',
  billed: 'no',
  waitHelps: false,
});

export function useSettingsFile(send: SendToBackground, settings: Settings) {
  const [offered, setOffered] = useState<SettingsImport | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    offered,
    failure,
    dismiss: () => setOffered(null),
    save: () =>
      downloadFile('fieldmark-settings.json', 'application/json', serializeSettings(settings)),
    async read(file: File): Promise<void> {
      setOffered(null);
      setFailure(null);
      if (file.size > MAX_SETTINGS_FILE_BYTES) return setFailure(fileTooLarge());
      const outcome = await send('parseSettingsFile', { text: await file.text() });
      if (outcome.ok) setOffered({ name: file.name, ...outcome.value });
      else setFailure(outcome.failure);
    },
  };
}
