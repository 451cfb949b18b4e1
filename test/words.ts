/** Finds vague words that begin a comment or are a whole name. */
import { parseSync } from 'oxc-parser';

export const VAGUE_WORDS: readonly string[] = [
  'one',
  'own',
  'told',
  'said',
  'holds',
  'stands',
  'turn',
  'beside',
  'door',
  'desk',
  'ears',
  'face',
  'wire',
  'bin',
  'here',
  'left',
];

/** Member names that CSS and the DOM define, such as the `left` of a rectangle. */
const EXCEPTED_MEMBERS: ReadonlySet<string> = new Set(['left']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const nameOf = (node: unknown): string[] =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? [node.name] : [];

/** The names that a pattern binds: `{ a, b: [c], ...d }` binds a, c and d. */
function boundBy(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Identifier':
      return nameOf(node);
    case 'Property':
      return boundBy(node.value);
    case 'AssignmentPattern':
      return boundBy(node.left);
    case 'RestElement':
      return boundBy(node.argument);
    case 'TSParameterProperty':
      return boundBy(node.parameter);
    case 'ObjectPattern':
    case 'ArrayPattern':
      return childrenOf(node).flatMap(boundBy);
    default:
      return [];
  }
}

const parametersOf = ({ params }: Node): Node[] =>
  Array.isArray(params) ? params.filter(isNode) : [];

/** The names that a node declares: locals, parameters, functions, types, members. */
function declaredBy(node: Node): string[] {
  const member = node.computed === true ? [] : nameOf(node.key);
  const members = member.filter((name) => !EXCEPTED_MEMBERS.has(name));
  switch (node.type) {
    case 'VariableDeclarator':
      return boundBy(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...nameOf(node.id), ...parametersOf(node).flatMap(boundBy)];
    case 'ArrowFunctionExpression':
      return parametersOf(node).flatMap(boundBy);
    case 'CatchClause':
      return boundBy(node.param);
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return nameOf(node.id);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return members;
    case 'ImportSpecifier':
      return nameOf(node.local);
    default:
      return [];
  }
}

/** The first word of a comment, in small letters. */
const firstWord = (comment: string): string =>
  /[\p{L}’']+/u.exec(comment.replace(/^[\s*]+/, '').split('\n')[0] ?? '')?.[0]?.toLowerCase() ?? '';

/** Each vague word in a source, as `line: “word” begins a comment` or `line: “word” is a name`. */
export function vagueWordsIn(path: string, source: string): string[] {
  const { program, comments } = parseSync(path, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: [number, string][] = [];
  let previousEnd = 0;
  for (const { type, value, start, end } of comments) {
    // A line comment right below another continues its sentence.
    const goesOn = type === 'Line' && /^\r?\n[ \t]*$/.test(source.slice(previousEnd, start));
    previousEnd = type === 'Line' ? end : 0;
    const word = firstWord(value);
    if (!goesOn && /^[\s*]*\p{L}/u.test(value) && VAGUE_WORDS.includes(word)) {
      found.push([start, `“${word}” begins a comment`]);
    }
  }
  const visit = (node: Node): void => {
    for (const name of declaredBy(node)) {
      if (VAGUE_WORDS.includes(name.toLowerCase())) found.push([node.start, `“${name}” is a name`]);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit({ type: 'Program', start: 0, body: program.body });
  return found.sort(([a], [b]) => a - b).map(([start, text]) => `${lineAt(start)}: ${text}`);
}
