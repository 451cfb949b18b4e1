/** What a message can say: each combination of its cases, with U+FFFC where a value is put in. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const GAP = '\uFFFC';
/** Combinations of cases in one message; beyond, cases are read alone. */
const MOST = 400;

function textsOf(nodes: readonly MessageFormatElement[]): string[] {
  let texts = [''];
  for (const node of nodes) {
    const next = variantsOf(node);
    if (texts.length * next.length > MOST) texts.push(...next);
    else texts = texts.flatMap((text) => next.map((more) => text + more));
  }
  return texts;
}

function variantsOf(node: MessageFormatElement): string[] {
  if (node.type === TYPE.literal) return [node.value];
  if (node.type === TYPE.tag) return textsOf(node.children);
  if (node.type === TYPE.select || node.type === TYPE.plural) {
    return Object.values(node.options).flatMap(({ value }) => textsOf(value));
  }
  return [GAP];
}

export const textsIn = (message: string): string[] => textsOf(parse(message));
