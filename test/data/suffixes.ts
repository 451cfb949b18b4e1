/** Public suffixes: the data of tldts, and our file. */
import { domainToASCII } from 'node:url';
import { reversedRule, type SuffixRules } from '../../lib/values/kinds/domain/data/make-lists.ts';
import type { Decisions } from './difference.ts';
import { listsIn } from './written.ts';

/** A rule with each label in ASCII; `!` and `*` stay. */
function asciiRule(rule: string): string {
  const [, sign = '', name = ''] = /^(!?(?:\*\.)?)(.*)$/.exec(rule) ?? [];
  return sign + (domainToASCII(name) || name);
}

/** The arrays in which tldts stores the list as a tree of labels, read as text: no code of the package is run. */
function readTree(source: string) {
  const numbers = (name: string): number[] => {
    const list = new RegExp(
      `\\b${name} = (?:/\\*[^*]*\\*/ ?)?new \\w+\\(\\[([\\d,\\s]*)\\]\\)`,
    ).exec(source)?.[1];
    if (list === undefined)
      throw new Error(`This version of tldts stores its data differently: ${name} is not found.`);
    return list.split(',').map(Number);
  };
  const single = (name: string): number => {
    const value = new RegExp(`\\b${name} = (\\d+)`).exec(source)?.[1];
    if (value === undefined)
      throw new Error(`This version of tldts stores its data differently: ${name} is not found.`);
    return Number(value);
  };
  const text: unknown = JSON.parse(/\blabelText = ("(?:[^"\\]|\\.)*")/.exec(source)?.[1] ?? 'null');
  if (typeof text !== 'string')
    throw new Error('This version of tldts stores its data differently: labelText is not found.');
  return {
    flags: numbers('nodeFlags'),
    starts: numbers('edgeStart'),
    lengths: numbers('edgeLength'),
    children: numbers('edgeChild'),
    text,
    rules: single('rulesRoot'),
    exceptions: single('exceptionsRoot'),
  };
}

/** Reads src/data/trie.ts of tldts. */
export function parseSuffixTree(source: string): SuffixRules {
  const tree = readTree(source);
  const offsets: number[] = [];
  let offset = 0;
  for (const length of tree.lengths) {
    offsets.push(offset);
    offset += length;
  }
  const registries = new Set<string>();
  const companies = new Set<string>();
  const visit = (node: number, name: string, sign: string): void => {
    const flag = tree.flags[node];
    if (flag === 1) registries.add(sign + asciiRule(name));
    if (flag === 2) companies.add(sign + asciiRule(name));
    for (let edge = tree.starts[node] ?? 0; edge < (tree.starts[node + 1] ?? 0); edge++) {
      const start = offsets[edge] ?? 0;
      const label = tree.text.slice(start, start + (tree.lengths[edge] ?? 0));
      visit(tree.children[edge] ?? 0, name === '' ? label : `${label}.${name}`, sign);
    }
  };
  visit(tree.rules, '', '');
  visit(tree.exceptions, '', '!');
  return { registries, companies };
}

/** Reads lib/values/kinds/domain/data/suffixes.ts. */
export function suffixesIn(file: string): SuffixRules {
  const [registries = [], companies = []] = listsIn(file).map((rules) => rules.map(reversedRule));
  return { registries: new Set(registries), companies: new Set(companies) };
}

/** A rule is accepted if the list has it. Rules of registries and of companies are separate groups. */
export function suffixDecisions({ registries, companies }: SuffixRules): Decisions {
  const groups: Readonly<Record<string, ReadonlySet<string>>> = { registries, companies };
  return {
    examples: Object.entries(groups).flatMap(([group, rules]) =>
      Array.from(rules, (value) => ({ group, value })),
    ),
    accepts: ({ group, value }) => groups[group]?.has(value) ?? false,
  };
}
