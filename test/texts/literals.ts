/** Finds texts in sources that are shown to people without the catalogue. */
import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Attributes and properties whose text a person reads or hears. */
const VISIBLE_PROPERTIES =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|means|message|action|headline|hint|caption|summary|description|heading|says)$/;
/** A sentence: words that begin with a capital letter and have an end mark. */
const SENTENCE = /^\p{Lu}[\p{L}’]+( [\p{L}\d’“”,;:()–-]+){2,}.*[.?!…:]$/su;
const WORD = /\p{L}{2,}/u;

/** Names and abbreviations, which are not translated. */
const NAMES = new Set(['Fieldmark', 'curl', 'JSON', 'CSV', 'API', 'IBAN', 'BIC', 'VAT', 'IP']);

/** Addresses, values and parts of requests. */
const SAMPLE =
  /^(https?:\/\/\S*|GET|x-api-key:|<API_KEY>|\S+@\S+|[\w-]+\.(example|com|org)|[A-Z]{2}[\d ]+[\d …]*)$/;

const textOf = (node: Node, source: string): string | null => {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : null;
};

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

/** Whether a node is a child of an element, directly or as a branch of an expression. */
function isChild(parents: readonly Node[]): boolean {
  const index = parents.findIndex(({ type }) => !/^(Conditional|Logical|Parenthesized)/.test(type));
  const isExpression = parents[index]?.type === 'JSXExpressionContainer';
  return isExpression && parents[index + 1]?.type !== 'JSXAttribute';
}

/** The texts in a source that are shown to people without the catalogue. */
export function literalsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const note = (text: string, isName: boolean) => {
    const words = text.trim().replace(/\s+/g, ' ');
    // It is the name of a message, or an identifier.
    if (isName && /^[a-z][\w.-]*$/.test(words)) return;
    if (SAMPLE.test(words)) return;
    if (WORD.test(words.replace(/\$\{[^}]*\}/g, '')) && !NAMES.has(words)) found.push(words);
  };
  const visit = (value: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parents);
      return;
    }
    if (!isNode(value)) return;
    // Thrown errors are read only by programmers; types and imports are never shown.
    if (/^(Import|Export.*All|ThrowStatement|TSType|TSInterface|TSLiteral)/.test(value.type))
      return;
    const [parent] = parents;
    const text = textOf(value, source);
    if (text !== null) {
      const holder = isNode(parent) ? nameOf(parent.name ?? parent.key) : '';
      const isShown =
        value.type === 'JSXText' ||
        (parent?.type === 'JSXAttribute' && VISIBLE_PROPERTIES.test(holder)) ||
        (parent?.type === 'Property' &&
          parent.value === value &&
          VISIBLE_PROPERTIES.test(holder)) ||
        isChild(parents) ||
        SENTENCE.test(text.replace(/\$\{[^}]*\}/g, 'x'));
      if (isShown) note(text, parent?.type === 'Property');
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'type') visit(inner, [value, ...parents]);
    }
  };
  visit(parseSync(path, source).program, []);
  return found;
}
