import format, { type CompiledMessage } from 'icu-minify/format';
import { dateFormat, numberFormat, pluralRules } from './intl.ts';
import { activeLocale, areaMessages, type CompiledMessages } from './locale.ts';

/** Areas and their messages with the arguments of each, written from `en/` by `wxt prepare`. */
type TextAreas = FieldmarkTexts;

type MessageValues<A extends keyof TextAreas, K extends keyof TextAreas[A]> = TextAreas[A][K];

/** Nothing to give where a message takes no arguments. */
type MessageArguments<V, Node = string> = keyof V extends never
  ? []
  : [values: { readonly [N in keyof V]: V[N] extends 'tag' ? (inner: Node[]) => Node : V[N] }];

type AreaTextName<A extends keyof TextAreas> = keyof TextAreas[A] & string;

const INTL_FORMATTERS = {
  getNumberFormat: (of: string, options?: Intl.NumberFormatOptions) => numberFormat(options, of),
  getDateTimeFormat: (of: string, options?: Intl.DateTimeFormatOptions) => dateFormat(options, of),
  getPluralRules: (of: string, options?: Intl.PluralRulesOptions) => pluralRules(options, of),
};

/** Options are looked up by words of an API too: without a prototype there is no `constructor` to find. */
function withoutPrototypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPrototypes);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(
    ([name, inner]) => [name, withoutPrototypes(inner)] as const,
  );
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

const messagesWithoutPrototypes = new WeakMap<object, unknown>();

function safeMessage(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message;
  const made = messagesWithoutPrototypes.get(message) ?? withoutPrototypes(message);
  messagesWithoutPrototypes.set(message, made);
  return made as CompiledMessage;
}

/**
 * The texts of one area in the language that is spoken when they are asked for; in English where that
 * language lacks one.
 *
 * @param english the area's messages as compiled by the build (ICU MessageFormat, `en/<area>.json`)
 * @returns `text(name, values)`: a string; `text.rich(name, values)`: parts for React, where a message
 *   has tags, each of which is given what makes a node of what stands in it
 */
export function createAreaText<A extends keyof TextAreas & string>(of: A, english: object) {
  const source = english as CompiledMessages;
  const made = (name: string, values: object | undefined): unknown => {
    const message = areaMessages(of)?.[name] ?? source[name];
    // Only a name that TypeScript was talked into; it is told apart from an empty text at once.
    if (message === undefined) return name;
    return format(
      safeMessage(message),
      activeLocale(),
      values as never,
      { formatters: INTL_FORMATTERS } as never,
    );
  };

  function text<K extends AreaTextName<A>>(
    name: K,
    ...[values]: MessageArguments<MessageValues<A, K>>
  ): string {
    return String(made(name, values));
  }
  text.rich = <K extends AreaTextName<A>, Node>(
    name: K,
    ...[values]: MessageArguments<MessageValues<A, K>, Node | string>
  ): (Node | string)[] => {
    const parts = made(name, values);
    return (Array.isArray(parts) ? parts : [parts]) as (Node | string)[];
  };
  return text;
}
