/** What a person has to compare with its source, as Markdown and as text. */
import { type DataSet, needsCheck } from '../../lib/models/data-sets.ts';

const WHAT = { release: 'released', edition: 'edition of', check: 'checked', change: 'changed' };

/** The date of a data set in a line: `checked 2026-11-21`. */
export const dateText = ({ date: { day, of, version } }: DataSet): string =>
  [version, day === '' ? 'date unknown' : `${WHAT[of]} ${day}`].filter(Boolean).join(', ');

const TASK = {
  rebuilt: (id: string) => `run \`npm run data -- rebuild ${id}\``,
  compared: (id: string) =>
    `run \`npm run data -- rebuild ${id} --from FILE\`, edit the table, then \`npm run data -- checked ${id}\``,
  hand: (id: string) =>
    `compare the table with its source, then run \`npm run data -- checked ${id}\``,
} as const;

/** The data sets that a person has to check. */
export const due = (sets: readonly DataSet[], now: number): readonly DataSet[] =>
  sets.filter(({ date }) => needsCheck(date, now));

/** A task list, for an issue; empty if nothing is due. */
export function reminderText(sets: readonly DataSet[], now: number): string {
  const tasks = due(sets, now).map((each) => {
    const source = each.url === '' ? each.source || 'authorities of each country' : `<${each.url}>`;
    return `- [ ] **${each.id}** (${dateText(each)}): ${TASK[each.upkeep](each.id)}. Source: ${source}. Files: ${each.files.map((path) => `\`${path}\``).join(', ') || 'in the package'}`;
  });
  if (tasks.length === 0) return '';
  return [
    'These data sets are older than a year, or it is not known when they were last compared with their source.',
    '',
    ...tasks,
    '',
  ].join('\n');
}
