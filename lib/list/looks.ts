/** What a cell or a heading looks like, at a glance: enough to recognise columns, never a verdict. */
import { choose, kindsIn } from '../form/find-words.ts';
import { KIND_TABLE, KINDS, type Kind } from '../kinds/index.ts';
import { foldName } from '../reading/fold.ts';

const SHAPES = KINDS.flatMap((kind) => {
  const { shape } = KIND_TABLE[kind];
  return shape ? [{ kind, ...shape }] : [];
}).sort((a, b) => a.rank - b.rank);

/** A name or web address: no mistyped one can be told from a word, so it has no shape of its own. */
const DOMAIN = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/iu;

/** Headings of kinds that no form asks for. */
const HEADINGS: readonly (readonly [Kind, RegExp])[] = [
  ['ip', /\bip\b/i],
  ['domain', /\b(?:domain|website|web ?site|web|url|homepage|host(?:name)?)\b/i],
];

const LONGEST = 80;

/** The kind whose form a cell has, the more telling form first. */
export function shapeOf(cell: string): Kind | null {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST) return null;
  const shape = SHAPES.find(({ pattern }) => pattern.test(text));
  return shape?.kind ?? (DOMAIN.test(text) ? 'domain' : null);
}

/** The kind that a heading names, in any language that forms are read in. */
export function headingOf(cell: string): Kind | null {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST) return null;
  const named = choose(kindsIn(foldName(text)))?.rules.kind;
  return named ?? HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
