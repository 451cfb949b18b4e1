import { KINDS } from '../lib/kinds/index.ts';
import type { Settings } from '../lib/messages.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { GUARD_WORD } from './guard-words.ts';
import { policyWord } from './policy-words.ts';
import { labelOf, rulesIn } from './site-rules.ts';

/** The file that the settings are exported to; without key, address and what only a person accepts. */
export function fileOf(settings: Settings): string {
  const { autoAccepted: _, notify: __, ...rest } = settings;
  return `${JSON.stringify({ fieldmark: 'settings', version: 1, settings: rest }, null, 2)}\n`;
}

export interface Change {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

const cap = (credits: number | null) => (credits === null ? 'No cap' : String(credits));
const onOff = (on: boolean) => (on ? 'On' : 'Off');

/** Every setting as a person reads it: its name and what it says. */
function linesOf(settings: Settings): Map<string, string> {
  const { budget } = settings;
  return new Map([
    ...KINDS.map((kind) => [kindLabel(kind), policyWord(settings.policies[kind])] as const),
    ...rulesIn(settings).map(
      ({ site, subject, word }) => [`${labelOf(subject)} on ${site}`, word] as const,
    ),
    ['Automatic lookups, a day', cap(budget.autoPerDay)],
    ['Automatic lookups, a day on one site', cap(budget.autoPerSite)],
    ['Automatic lookups, one page', cap(budget.autoPerPage)],
    ['Everything, a day', cap(budget.totalPerDay)],
    ['Form fields', GUARD_WORD[settings.guard]],
    ['Longest wait before a form is sent', `${settings.guardWait / 1000} s`],
    ['Mark values in text', onOff(settings.marks)],
    ['Compare the values of one form', onOff(settings.beside)],
    ['Country for national phone numbers', settings.region || 'Automatic'],
    ['Certificate transparency parameter', settings.transparencyParameter || 'Never sent'],
    ['Keep a history of lookups', onOff(settings.history)],
    ['Notifications', onOff(settings.notify)],
    ['Automatic email lookups', onOff(settings.autoAccepted)],
  ]);
}

/** What would be another, in the order of the page. */
export function changesOf(from: Settings, to: Settings): Change[] {
  const before = linesOf(from);
  const after = linesOf(to);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) ?? 'No rule', after.get(what) ?? 'No rule'];
    return was === is ? [] : [{ what, from: was, to: is }];
  });
}
