/** Texts that are hostile to a regular expression, made of its own parts: what it repeats, and what it begins with. */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A prefix, a unit that is repeated as often as fits, and an end that should not match. */
export interface HostileText {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
}

export const textOf = ({ before, unit, after }: HostileText, size: number): string =>
  before + unit.repeat(Math.ceil(size / unit.length)) + after;

/** Characters to try for a class, a property or an escape. */
const CANDIDATES = Array.from(
  'aA1 -.,:@/+(\n\t_éÉ漢٣ßя\u200b\u00ad"\'<>[]=&%#;|{}!?*~^$\\\u3002\uff20😀',
);
/** No class of ours is made for it, except those that exclude others. */
const UNUSUAL = '\u0001';
/** Repetitions up to this many are not repetitions: the text does not decide how often. */
const FEW = 8;
const MOST_TEXTS = 100;

/** Characters that a set of characters accepts, at most `count`. */
function accepted(node: AST.Element, flags: string, count = 2): string[] {
  if (node.type === 'Character') return [String.fromCodePoint(node.value)];
  const mode = `${flags.includes('v') ? 'v' : 'u'}${flags.includes('i') ? 'i' : ''}`;
  const written = flags.includes('u') || flags.includes('v') ? mode : mode.replace('u', '');
  const test = new RegExp(`^(?:${node.raw})$`, `${written}s`);
  const own =
    node.type === 'CharacterClass'
      ? node.elements.flatMap((each) =>
          each.type === 'Character'
            ? [each.value]
            : each.type === 'CharacterClassRange'
              ? [each.min.value, each.max.value]
              : [],
        )
      : [];
  const all = [...CANDIDATES, ...own.map((code) => String.fromCodePoint(code))];
  const fit = [...new Set(all.filter((char) => test.test(char)))];
  return fit.length <= count ? fit : [...fit.slice(0, count - 1), ...fit.slice(-1)];
}

/** A text that a node matches. @param pick which alternative and which character, of those that there are */
function sampleOf(node: AST.Node, flags: string, pick: number): string {
  const inside = (each: AST.Node) => sampleOf(each, flags, pick);
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup': {
      const branch = node.alternatives[pick % node.alternatives.length];
      return branch ? inside(branch) : '';
    }
    case 'Alternative':
      return node.elements.map(inside).join('');
    case 'Quantifier':
      return node.max === 0 ? '' : inside(node.element).repeat(Math.max(1, node.min));
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const all = accepted(node, flags);
      return all[pick % all.length] ?? '';
    }
    default:
      return '';
  }
}

/** What matches before a node: of each sequence that it is in, the elements before it. */
function sampleBefore(node: AST.Node, flags: string, pick: number): string {
  const { parent } = node;
  if (!parent) return '';
  const siblings: readonly AST.Node[] = parent.type === 'Alternative' ? parent.elements : [];
  const own =
    parent.type === 'Alternative'
      ? parent.elements
          .slice(0, siblings.indexOf(node))
          .map((each) => sampleOf(each, flags, pick))
          .join('')
      : '';
  return sampleBefore(parent, flags, pick) + own;
}

export function hostileTexts(source: string, flags: string): HostileText[] {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(
    source,
    0,
    source.length,
    unicode,
  );
  const texts = new Map<string, HostileText>();
  const add = (before: string, unit: string, afters: readonly string[]) => {
    if (!unit) return;
    for (const after of afters) {
      texts.set(JSON.stringify([before, unit, after]), { before, unit, after });
    }
  };
  const characters = new Set<string>();
  const ends = ['', UNUSUAL];
  const noteCharacters = (node: AST.Element) => {
    for (const char of accepted(node, flags, 3)) characters.add(char);
  };
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max <= FEW) return;
      for (const pick of [0, 1, 2]) {
        const unit = sampleOf(node.element, flags, pick);
        add(sampleBefore(node, flags, pick), unit, [...ends, '!', 'a', ' ']);
        // From every start again, if nothing before it is needed.
        add('', unit, ends);
        add('', sampleBefore(node, flags, pick) + unit, ends);
      }
    },
    onCharacterEnter: noteCharacters,
    onCharacterSetEnter: noteCharacters,
    onCharacterClassEnter: noteCharacters,
  });
  for (const pick of [0, 1, 2]) add('', sampleOf(pattern, flags, pick), ends);
  for (const char of characters) add('', char, ends);
  return [...texts.values()].slice(0, MOST_TEXTS);
}
