import format, { type CompiledMessage } from 'icu-minify/format';
import { dateFormat, numberFormat, pluralRules } from './intl.ts';
import { activeLocale, areaMessages, type CompiledMessages } from './locale.ts';
import { sayable } from './phrases.ts';

/** Areas, their messages and the arguments of each; `wxt prepare` generates it from `en/`. */
type TextAreas = FieldmarkTexts;

type MessageValues<A extends keyof TextAreas, K extends keyof TextAreas[A]> = TextAreas[A][K];

/** Empty for a message without arguments. */
type MessageArguments<V, Node = string> = keyof V extends never
  ? []
  : [values: { readonly [N in keyof V]: V[N] extends 'tag' ? (inner: Node[]) => Node : V[N] }];

type AreaTextName<A extends keyof TextAreas> = keyof TextAreas[A] & string;

const INTL_FORMATTERS = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    numberFormat(options, locale),
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) =>
    dateFormat(options, locale),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) =>
    pluralRules(options, locale),
};

/** Options may be looked up by words from the API; without a prototype `constructor` finds nothing. */
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
  const safe = messagesWithoutPrototypes.get(message) ?? withoutPrototypes(message);
  messagesWithoutPrototypes.set(message, safe);
  return safe as CompiledMessage;
}

/**
 * Creates the text function of one area. Each call uses the language active at that time, and
 * English where that language has no such message.
 *
 * @param english the area's messages as compiled by the build (ICU MessageFormat, `en/<area>.json`)
 * @returns `text(name, values)`: a string; `text.rich(name, values)`: parts for React, for a message
 *   with tags; `values` holds for each tag a function from its content to a node
 */
export function createAreaText<A extends keyof TextAreas & string>(area: A, english: object) {
  const source = english as CompiledMessages;
  const formatMessage = (name: string, values: object | undefined): unknown => {
    const message = areaMessages(area)?.[name] ?? source[name];
    // Unknown name (only possible through a cast): return it, so that it shows on screen.
    if (message === undefined) return name;
    return format(
      safeMessage(message),
      activeLocale(),
      values as never,
      { formatters: INTL_FORMATTERS } as never,
    );
  };

  const sentence = sayable(
    area,
    (name: string, values?: object) => String(formatMessage(name, values)),
    (name) => Object.hasOwn(source, String(name)),
  );
  function text<K extends AreaTextName<A>>(
    name: K,
    ...[values]: MessageArguments<MessageValues<A, K>>
  ): string {
    return values === undefined ? sentence(name) : sentence(name, values);
  }
  text.rich = <K extends AreaTextName<A>, Node>(
    name: K,
    ...[values]: MessageArguments<MessageValues<A, K>, Node | string>
  ): (Node | string)[] => {
    const parts = formatMessage(name, values);
    return (Array.isArray(parts) ? parts : [parts]) as (Node | string)[];
  };
  return text;
}
