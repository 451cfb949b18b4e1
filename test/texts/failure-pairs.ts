/** The sentences of failures and warnings, each with the advice that follows it. `npm run texts -- --pairs` prints them. */
import { type CallExpression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { FAILURE_TABLE } from '../../lib/api/failures/table.ts';
import { sourceOf, sourcesOf } from '../sources.ts';

/** Names of messages that can stand together. Several: any of them. */
export interface SentencePair {
  readonly where: string;
  readonly messages: readonly string[];
  readonly actions: readonly string[];
}

/** Names of messages anywhere in a piece of code: literals that `isName` knows. */
function namesIn(code: string, isName: (text: string) => boolean): string[] {
  const literals = [...code.matchAll(/'([a-z]\w*)'/gi)].flatMap(([, text]) => text ?? []);
  return [...new Set(literals)].filter(isName);
}

/** An expression with those of the constants that it names. */
function withConstants(code: string, source: string): string {
  const names = [...code.matchAll(/(?<![.'])\b[a-z]\w*\b(?!')/gi)].map(([name]) => name);
  const constants = names.flatMap((name) => {
    const [, value] = new RegExp(`const ${name}\\b[^=;]*=([^;]*);`).exec(source) ?? [];
    return value ?? [];
  });
  return [code, ...constants].join('\n');
}

/** The names in a property's value; those of the whole file if none is near; null: no property. */
function namesOf(
  details: ObjectExpression,
  property: string,
  source: string,
  isName: (text: string) => boolean,
): string[] | null {
  for (const part of details.properties) {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') continue;
    if (part.key.name !== property) continue;
    const code = withConstants(source.slice(part.value.start, part.value.end), source);
    const names = namesIn(code, isName);
    return names.length > 0 ? names : namesIn(source, isName);
  }
  return null;
}

function pairOf(
  { callee, arguments: [kind, details] }: CallExpression,
  path: string,
  source: string,
  isName: (text: string) => boolean,
): SentencePair | null {
  if (callee.type !== 'Identifier' || callee.name !== 'createFailure') return null;
  if (kind?.type !== 'Literal' || details?.type !== 'ObjectExpression') return null;
  const row = Object.entries(FAILURE_TABLE).find(([name]) => name === kind.value)?.[1];
  const messages = namesOf(details, 'message', source, isName);
  const actions = namesOf(details, 'action', source, isName);
  if (!row || (!messages && !actions)) return null;
  return {
    where: `${path}: ${kind.value}`,
    messages: messages ?? [row[0]],
    actions: actions ?? [row[1]],
  };
}

const WARNINGS = 'components/usage/WarningList.tsx';

/** The pairs of the usage tab's warnings: objects with both sentences. */
export function warningPairs(isName: (text: string) => boolean): SentencePair[] {
  const source = sourceOf(WARNINGS);
  const pairs: SentencePair[] = [];
  new Visitor({
    ObjectExpression(texts) {
      const messages = namesOf(texts, 'message', source, isName);
      const actions = namesOf(texts, 'action', source, isName);
      if (messages && actions) pairs.push({ where: WARNINGS, messages, actions });
    },
  }).visit(parseSync(WARNINGS, source).program);
  return pairs;
}

/** Every pair: those of the table, then those of calls that bring sentences of their own. */
export function failurePairs(isName: (text: string) => boolean): SentencePair[] {
  const pairs = Object.entries(FAILURE_TABLE).map(
    ([kind, [message, action]]): SentencePair => ({
      where: kind,
      messages: [message],
      actions: [action],
    }),
  );
  for (const path of sourcesOf('lib/**/*.ts')) {
    const source = sourceOf(path);
    if (!source.includes('createFailure(')) continue;
    new Visitor({
      CallExpression(call) {
        const pair = pairOf(call, path, source, isName);
        if (pair) pairs.push(pair);
      },
    }).visit(parseSync(path, source).program);
  }
  return pairs;
}
