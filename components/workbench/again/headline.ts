/** What has changed, in one sentence for all values. */
import type { ListChange } from '../../../lib/workbench/messages/index.ts';
import { recheckText } from '../../../lib/workbench/texts.ts';
import { titleOfChange } from './change-kind.ts';

/** In the order in which they are said: the worst first. */
const COUNT_TEXTS = {
  vatGone: 'vatGoneCount',
  mailboxGone: 'mailboxGoneCount',
  mailServerGone: 'mailServerGoneCount',
  notValidNow: 'notValidNowCount',
  worse: 'worseCount',
  better: 'betterCount',
  otherReason: 'otherReasonCount',
} as const satisfies Partial<
  Record<ReturnType<typeof titleOfChange>, Parameters<typeof recheckText>[0]>
>;

/** "1 VAT number is no longer registered · Bank: 2 changed"; empty where nothing has. */
export function headlineOf(changes: readonly ListChange[]): string {
  const titles = new Map<string, number>();
  const labels = new Map<string, number>();
  for (const change of changes) {
    const title = titleOfChange(change);
    titles.set(title, (titles.get(title) ?? 0) + 1);
    // Of a value that became better or worse, the reason is what counts.
    if (change.verdict) continue;
    for (const { label } of change.facts) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const verdicts = Object.entries(COUNT_TEXTS).flatMap(([title, text]) => {
    const count = titles.get(title);
    return count === undefined ? [] : [recheckText(text, { count })];
  });
  const facts = [...labels]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label, count]) => recheckText('factCount', { label, count }));
  return [...verdicts, ...facts].join(' · ');
}
