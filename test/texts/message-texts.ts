/** All texts that a message can produce: each combination of its cases, with fillers for its values. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Texts for the values; `count` is a number in a plural. */
interface Fillers {
  readonly value: string;
  readonly count: string;
  /** The only case that is read of selects by `keyFrom`. */
  readonly keyFrom?: 'organisation';
}
const GAP = '\uFFFC';
export const GAPS: Fillers = { value: GAP, count: GAP };
/** Most combinations of cases in one message. If there are more, each case is read alone. */
const MOST = 400;

function textsOf(nodes: readonly MessageFormatElement[], fillers: Fillers): string[] {
  let texts = [''];
  for (const node of nodes) {
    const next = variantsOf(node, fillers);
    if (texts.length * next.length > MOST) texts.push(...next);
    else texts = texts.flatMap((text) => next.map((more) => text + more));
  }
  return texts;
}

function variantsOf(node: MessageFormatElement, fillers: Fillers): string[] {
  if (node.type === TYPE.literal) return [node.value];
  if (node.type === TYPE.tag) return textsOf(node.children, fillers);
  if (node.type === TYPE.select && node.value === 'keyFrom' && fillers.keyFrom) {
    return textsOf(node.options[fillers.keyFrom]?.value ?? [], fillers);
  }
  if (node.type === TYPE.select || node.type === TYPE.plural) {
    return Object.values(node.options).flatMap(({ value }) => textsOf(value, fillers));
  }
  return [node.type === TYPE.argument ? fillers.value : fillers.count];
}

export const textsIn = (message: string, fillers = GAPS): string[] =>
  textsOf(parse(message), fillers);
