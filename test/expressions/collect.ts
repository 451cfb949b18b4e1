/** The regular expressions of the extension's sources, as the parser finds them. */
import { parseSync, Visitor } from 'oxc-parser';
import { SOURCE_FILES, sourceOf } from '../sources.ts';

export interface Expression {
  /** Where it is: path, and `line` counted from 1. */
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** What the build and the scripts of the data sets read is our own. */
const FILES = SOURCE_FILES.filter((path) => !/^lib\/build\/|\/data\/make-/.test(path));

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Every literal. */
export function literals(): Expression[] {
  return FILES.flatMap((path) => {
    const text = sourceOf(path);
    const found: Expression[] = [];
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        found.push({ path, line: lineAt(text, node.start), source: pattern, flags });
      },
    }).visit(parseSync(path, text).program);
    return found;
  });
}

interface Site {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Every call of the constructor, with or without `new`. */
export function constructorSites(): Site[] {
  return FILES.flatMap((path) => {
    const text = sourceOf(path);
    const found: Site[] = [];
    const note = ({
      callee,
      start,
      end,
    }: {
      callee: { type: string; name?: unknown };
      start: number;
      end: number;
    }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      found.push({ path, line: lineAt(text, start), start, end });
    };
    new Visitor({ NewExpression: note, CallExpression: note }).visit(parseSync(path, text).program);
    return found;
  });
}
