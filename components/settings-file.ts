import { KINDS } from '../lib/kinds/index.ts';
import type { Settings } from '../lib/messages.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/options.ts';
import { guardWord } from './guard-words.ts';
import { languageWord } from './language-words.ts';
import { policyWord } from './policy-words.ts';
import { labelOf, rulesIn } from './site-rules.ts';

/** The file that the settings are exported to; without key, address and what only a person accepts. */
export function fileOf(settings: Settings): string {
  const { autoAccepted: _, notify: __, ...rest } = settings;
  return `${JSON.stringify({ fieldmark: 'settings', version: 1, settings: rest }, null, 2)}\n`;
}

export interface Change {
  /** The setting's name (setting-context.ts). */
  readonly id: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

const cap = (credits: number | null) => (credits === null ? text('noCap') : String(credits));
const onOff = (on: boolean) => text(on ? 'on' : 'off');

type Line = readonly [id: string, what: string, says: string];

/** Every setting as a person reads it: its name and what it says. */
function linesOf(settings: Settings): readonly Line[] {
  const { policies, budget, guard, guardWait, language, transparencyParameter } = settings;
  const ofKinds = KINDS.map(
    (kind): Line => [`policies ${kind}`, kindLabel(kind), policyWord(policies[kind])],
  );
  const ofSites = rulesIn(settings).map(
    ({ site, subject, word }): Line => [
      `sites ${site} ${subject}`,
      text('ruleOnSite', { subject: labelOf(subject), site }),
      word,
    ],
  );
  return [
    ...ofKinds,
    ...ofSites,
    ['budget autoPerDay', text('autoPerDay'), cap(budget.autoPerDay)],
    ['budget autoPerSite', text('autoPerSite'), cap(budget.autoPerSite)],
    ['budget autoPerPage', text('autoPerPage'), cap(budget.autoPerPage)],
    ['budget totalPerDay', text('totalPerDay'), cap(budget.totalPerDay)],
    ['guard', text('formFields'), guardWord(guard)],
    ['guardWait', text('guardWait'), text('seconds', { seconds: guardWait / 1000 })],
    ['marks', text('marks'), onOff(settings.marks)],
    ['beside', text('beside'), onOff(settings.beside)],
    ['region', text('region'), settings.region || text('automatic')],
    [
      'transparencyParameter',
      text('transparencyParameter'),
      transparencyParameter || text('neverSent'),
    ],
    ['language', text('language'), languageWord(language)],
    ['history', text('history'), onOff(settings.history)],
    ['notify', text('notifications'), onOff(settings.notify)],
    ['autoAccepted', text('autoEmail'), onOff(settings.autoAccepted)],
  ];
}

/** What would be another, in the order of the page. */
export function changesOf(from: Settings, to: Settings): Change[] {
  const before = new Map(linesOf(from).map((line) => [line[0], line]));
  const after = new Map(linesOf(to).map((line) => [line[0], line]));
  return [...new Map([...before, ...after])].flatMap(([id, [, what]]) => {
    const was = before.get(id)?.[2] ?? text('noRule');
    const is = after.get(id)?.[2] ?? text('noRule');
    return was === is ? [] : [{ id, what, from: was, to: is }];
  });
}
