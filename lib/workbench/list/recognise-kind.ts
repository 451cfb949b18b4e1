/** Guesses the kind of a cell or heading: enough to recognise columns, not a verdict. */

import type { Kind } from '../../domain/index.ts';
import { bestHit, kindsNamedIn } from '../../form/index.ts';
import { KIND_SHAPES } from '../../kinds/index.ts';
import { foldIdentifier } from '../../reading/text/index.ts';

/**
 * A host name or web address. Kind `domain` defines no shape, because a mistyped domain looks like
 * a word.
 */
const DOMAIN = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/iu;

/** Headings of kinds that no form field is classified as. */
const HEADING_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['ip', /\bip\b/i],
  ['domain', /\b(?:domain|website|web ?site|web|url|homepage|host(?:name)?)\b/i],
];

const MAX_SHAPE_LENGTH = 80;

/** The kind whose shape a cell has. */
export function kindByShape(cell: string): Kind | null {
  const text = cell.trim();
  if (text === '' || text.length > MAX_SHAPE_LENGTH) return null;
  const found = KIND_SHAPES.find(({ shape }) => shape.test(text));
  return found?.kind ?? (DOMAIN.test(text) ? 'domain' : null);
}

/** The kind that a heading names, in any language that form labels are read in. */
export function kindByHeading(cell: string): Kind | null {
  const text = cell.trim();
  if (text === '' || text.length > MAX_SHAPE_LENGTH) return null;
  const named = bestHit(kindsNamedIn(foldIdentifier(text)))?.rules.kind;
  return named ?? HEADING_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
