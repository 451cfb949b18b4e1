import type { Fact, Kind, Message, Phrase, Standing, Verdict } from '../../domain/index.ts';
import { factsText, recordText } from '../../texts/messages.ts';
import type { AnswerFields } from './answer-fields.ts';
import { shownRaw, unreadableParts } from './read-field.ts';

/** Scores from this one on count as a warning. The contract gives the range 0-100 but no threshold. */
const HIGH_SCORE = 75;

/** Rows of facts; null for an unknown fact. */
export type FactRows = readonly (Fact<Phrase> | null)[];

/** A fact; null if there is no value. */
export function fact(
  label: string | Message,
  value: Phrase | number | null | undefined,
  standing?: Standing,
): Fact<Phrase> | null {
  const shown = typeof value === 'object' ? value : String(value ?? '').trim();
  if (shown === null || shown === '') return null;
  return { name: nameOf(label), label, value: shown, ...(standing && { standing }) };
}

/** With the values of its label: some labels are about a field of the answer that has no message. */
function nameOf(label: string | Message): string {
  if (typeof label === 'string') return label;
  return label.values ? `${label.message} ${JSON.stringify([label.values])}` : label.message;
}

/** Drops the unknown facts. */
export function knownFacts(facts: FactRows): readonly Fact<Phrase>[] {
  return facts.filter((row) => row !== null);
}

/** A yes-or-no fact. @param speaks the standing of each answer; neutral if missing */
export function flagFact(
  label: string | Message,
  value: boolean | null | undefined,
  speaks: { readonly yes?: Standing; readonly no?: Standing } = {},
): Fact<Phrase> | null {
  if (typeof value !== 'boolean') return null;
  return fact(label, recordText(value ? 'yes' : 'no'), value ? speaks.yes : speaks.no);
}

/** A yes-or-no fact that is shown only if the answer is yes. */
export function factIfTrue(
  label: string | Message,
  value: boolean | null | undefined,
  standing?: Standing,
): Fact<Phrase> | null {
  return value === true ? fact(label, recordText('yes'), standing) : null;
}

/** Whether a number is a score of 0 to 100, as the contract has it. */
export const isScore = (value: number): boolean => value >= 0 && value <= 100;

/** A score of 0 to 100; a high one gets the standing `caution`. Any other number says nothing. */
export function scoreFact(
  label: string | Message,
  value: number | null | undefined,
): Fact<Phrase> | null {
  if (typeof value !== 'number' || !isScore(value)) return fact(label, value);
  return fact(
    label,
    factsText('scoreOfHundred', { score: value }),
    isHighScore(value) ? 'caution' : undefined,
  );
}

export function isHighScore(value: number | null | undefined): boolean {
  return typeof value === 'number' && isScore(value) && value >= HIGH_SCORE;
}

/** API identifiers as readable text: `fixed_line` → `fixed line`. */
export function readableWords(named: string | null | undefined): string {
  return (named ?? '').replace(/[_\s]+/g, ' ').trim();
}

/** A row for each part of an answer that cannot be read, showing its raw value. */
export function unreadableFacts(fields: AnswerFields, answer: unknown): FactRows {
  return unreadableParts(fields, answer).map(({ field, group, path, value }) => {
    // If an object has another type, all fields of the group are unreadable: the group's name is
    // the label.
    const isField = path.startsWith(field.path);
    const label =
      isField && field.name === null
        ? field.path
        : recordText((isField && field.name) || group.name);
    return fact(label, recordText('notReadable', { value: shownRaw(value) }));
  });
}

/** A rule of a verdict: if `applies`, the other members are the verdict. A reason is stable, in kebab-case. */
export type VerdictRule = readonly [
  applies: boolean,
  standing: Standing,
  reason: string,
  headline: Phrase,
];

/** Characters of a fact. The answer, which is stored with the verdict, has the whole text. */
const MAX_FACT_LENGTH = 2_000;

const shortened = (text: string): string =>
  text.length <= MAX_FACT_LENGTH ? text : `${text.slice(0, MAX_FACT_LENGTH).toWellFormed()}…`;

/** With what the answer says in it shortened. */
function withShortTexts(phrase: Phrase): Phrase {
  if (typeof phrase === 'string') return shortened(phrase);
  if (!('message' in phrase)) return phrase.map(withShortTexts);
  const values = Object.entries(phrase.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' || typeof value === 'object'
      ? withShortTexts(value as Phrase)
      : value,
  ]);
  return phrase.values ? { ...phrase, values: Object.fromEntries(values) } : phrase;
}

/** The verdict of the first rule that applies; `unknown` if none does. */
export function verdictByRules(
  kind: Kind,
  value: string,
  rules: readonly VerdictRule[],
  facts: FactRows,
  suggestion?: string,
): Verdict<Phrase> {
  const [, standing, reason, headline] = rules.find(([applies]) => applies) ?? [
    true,
    'unknown',
    'not-told',
    factsText('answerInconclusive'),
  ];
  return {
    kind,
    value,
    standing,
    reason,
    headline,
    facts: knownFacts(facts).map((row) => ({ ...row, value: withShortTexts(row.value) })),
    basis: ['api'],
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
