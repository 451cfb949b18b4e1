/** What changes for people when a data set is replaced: values that are accepted before and not after, and the reverse. */

/** A value that a data set decides about, in a group such as a country. */
export interface Example {
  readonly group: string;
  readonly value: string;
}

/** A data set as decisions about values. */
export interface Decisions {
  /** Values that show what the data set accepts. Those it refuses may be among them. */
  readonly examples: readonly Example[];
  readonly accepts: (example: Example) => boolean;
  /** What is known about a group, for the report: the structure of a country's numbers. */
  readonly describe?: (group: string) => string | undefined;
}

export interface Difference {
  /** Accepted before, refused after. */
  readonly refused: readonly Example[];
  /** Refused before, accepted after. */
  readonly accepted: readonly Example[];
}

/** Compares two versions of a data set on the examples of both. */
export function differenceOf(before: Decisions, after: Decisions): Difference {
  const examples = new Map<string, Example>();
  for (const example of [...before.examples, ...after.examples]) {
    examples.set(JSON.stringify([example.group, example.value]), example);
  }
  const refused: Example[] = [];
  const accepted: Example[] = [];
  for (const example of examples.values()) {
    const was = before.accepts(example);
    const is = after.accepts(example);
    if (was && !is) refused.push(example);
    if (!was && is) accepted.push(example);
  }
  return { refused, accepted };
}

/** A list of names, such as domains: a value is accepted if it is on the list. */
export function listDecisions(names: Iterable<string>, group = ''): Decisions {
  const listed = new Set(names);
  return {
    examples: Array.from(listed, (value) => ({ group, value })),
    accepts: ({ value }) => listed.has(value),
  };
}

const MOST_GROUPS = 40;
const MOST_VALUES = 5;
/** A list without groups may be longer. */
const MOST_UNGROUPED = 60;

/** Text from a source as code, so that it can neither link nor mention anyone. */
const code = (text: string): string => `\`${text.replace(/[`\s\p{Cc}\p{Cf}]+/gu, ' ').trim()}\``;

const counted = (count: number): string => count.toLocaleString('en');

function linesOf(
  examples: readonly Example[],
  before: Decisions,
  after: Decisions,
): readonly string[] {
  const groups = [...Map.groupBy(examples, ({ group }) => group)];
  const lines = groups.slice(0, MOST_GROUPS).map(([group, members]) => {
    const most = groups.length === 1 ? MOST_UNGROUPED : MOST_VALUES;
    const values = members.slice(0, most).map(({ value }) => code(value));
    const more = members.length > most ? ` and ${counted(members.length - most)} more` : '';
    const [was, is] = [before.describe?.(group), after.describe?.(group)];
    const change = was === is ? '' : ` (${code(was ?? 'none')} → ${code(is ?? 'none')})`;
    const name = group === '' ? '' : `**${group.replace(/[^\w +-]/g, '')}**${change}: `;
    return `- ${name}${values.join(', ')}${more}`;
  });
  const rest = groups.length - lines.length;
  return rest > 0 ? [...lines, `- and ${counted(rest)} more groups`] : lines;
}

/** The sentences of a report about a data set. */
export interface ReportWords {
  readonly title: string;
  /** Above the values of `refused`, such as “Accepted now, refused after this change”. */
  readonly refused: string;
  readonly accepted: string;
}

/** The difference as a section of Markdown, for the description of a change. */
export function differenceReport(words: ReportWords, before: Decisions, after: Decisions): string {
  const { refused, accepted } = differenceOf(before, after);
  const part = (heading: string, examples: readonly Example[]) =>
    examples.length === 0
      ? []
      : [
          `**${heading}** (${counted(examples.length)})`,
          '',
          ...linesOf(examples, before, after),
          '',
        ];
  const parts = [...part(words.refused, refused), ...part(words.accepted, accepted)];
  const body = parts.length > 0 ? parts : ['No value is judged differently.', ''];
  return [`### ${words.title}`, '', ...body].join('\n');
}
