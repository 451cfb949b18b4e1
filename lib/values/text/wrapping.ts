/** What is around a value: a formula, quotes, brackets, a label, the marks of a sentence. */
import type { ReadingStep } from '../domain/index.ts';
import type { LabelMatch, LabelRange } from './label-search.ts';
import { readFirst } from './value-starts.ts';

export interface Unwrapped {
  readonly text: string;
  /** Undefined where only such signs were removed as every receiver strips. */
  readonly step?: ReadingStep;
}

export interface WrappingRules {
  /** Whether the value is a name or address, which may itself have quotes and punctuation at its ends. */
  readonly isName: boolean;
  /** The labels of the kind in a text. */
  readonly labelsIn: (
    text: string,
    ranges: readonly LabelRange[],
  ) => readonly LabelMatch<unknown>[];
  /** How a value begins; where it fits, it decides between "no." and the code of Norway. */
  readonly shape: RegExp | null;
  /** A label that no finder knows, because in running text it would be none. */
  readonly otherLabel?: RegExp;
  /** Signs that every receiver strips. */
  readonly quietSigns: RegExp;
}

/** `="…"`, `=T("…")`, also with the quotes doubled as in a CSV file, or without quotes. */
const FORMULA = /^"?=\s*(?:T\(\s*)?(?:"{1,2}([^"]*)"{1,2}|([+\d\p{Alpha}][^"=]*))\s*\)?"?$/u;
const PAIRS = ['""', "''", '“”', '„“', '„”', '”“', '””', '«»', '»«', '‘’', '‚‘', '``', '‹›'];
/** Quotes at one end only, as they stay where a text was cut. */
const LONE_QUOTES = /^["“„”«»]+(?=[+(\p{Alpha}\d])|(?<=[\p{Alpha}\d)])["”“«»]+$/gu;
const APOSTROPHE = /^['’‘´`](?=[+(=\d\p{Alpha}])/u;
/** Square brackets with a colon inside are part of an IPv6 address. */
const BRACKETS = /^(?:<([^<>]*)>|\[([^[\]:]*)\]|\{([^{}]*)\}|\(([^()]*)\))$/;
const LINK = /^(?:mailto|tel|callto|sms|fax|phone|whatsapp):(?:\/\/)?\s*([^?]*)(?:\?.*)?$/is;
/** Links in which the value is one of several parts: those of a payment (RFC 8905), of a message on WhatsApp. */
const PAYMENT = /^payto:\/\/(?:iban|bic)\/(?:[a-z\d]{8,11}\/)?([^/?#]+)/i;
const MESSAGE =
  /^(?:whatsapp:\/\/|(?:https?:\/\/)?(?:api|web)\.whatsapp\.com\/)send\/?\?(?:[^#]*&)?phone=(?:%2B|\+)?([^&#]+)/i;
/** The name of a property with its group and parameters (RFC 6350): `item1.TEL;TYPE=cell:`. */
const PROPERTY =
  /^(?:(?:[\w-]+\.)?[a-z][a-z-]+(?:;[^":;]*(?:"[^"]*"[^":;]*)*)+|[\w-]+\.(?:email|tel|url|impp|x-[\w-]+)):\s*/i;
/** Signs of emphasis, code or a table's cell, the same before and after a value. */
const MARKUP = /^([*_~|/`]{1,3})(.+)\1$/s;

/** A text without such signs. */
export const withoutMarkup = (text: string): string => MARKUP.exec(text)?.[2]?.trim() ?? text;

/** An address with encoded characters (RFC 3986), outside a link. */
const ENCODED = /^(?=.*(?:@|%40))[^/?#]*%[\da-f]{2}/i;
/** Icons that pages print before numbers and addresses. */
const ICON = /^(?:[☎☏✆✉📞📱📠📧]\ufe0f?\s*)+/u;
/** The word "number" before a label: "N° TVA", "Nr konta", "Número de IVA". */
const NUMBER_WORD =
  /^(?:n[.ro°º]{0,3}|num(?:m?er|ero|éro)?|número|nummer)[. ]{1,2}(?:(?:de|di|do|da|du|of) )?(?=\p{Alpha})/iu;
/** Any words before a colon, other than the prefix of a number. */
const ANY_LABEL =
  /^(?![A-Z]{2,3}[:：]|[A-Z][:：][A-Z])\p{Alpha}[\p{Alpha}.\- ]{0,20}[:：]\s*(?=[+(\dA-Z])/iu;
/** Marks of a sentence after a value. */
const SENTENCE_END = /(?<=[\p{Alpha}\d)])[ .,;:!]+$/u;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A per cent sign that encodes nothing.
    return text;
  }
}

const isPair = (text: string) =>
  text.length > 2 && PAIRS.includes(text.charAt(0) + text.charAt(text.length - 1));

const inside = (text: string) => text.slice(1, -1).trim();

/** The text after the label that it begins with; null if it begins with none. */
function withoutLabel(text: string, rules: WrappingRules): string | null {
  const { isName, labelsIn, shape, otherLabel } = rules;
  const icon = ICON.exec(text)?.[0];
  if (icon !== undefined) return text.slice(icon.length);
  const first = (isName ? null : NUMBER_WORD.exec(text)?.[0].length) ?? text.search(/\p{Alpha}/u);
  if (first < 0 || /\d/.test(text.slice(0, first))) return null;
  const [label] = labelsIn(text, [{ from: first, to: first + 1 }]);
  if (label) {
    const starts: number[] = [];
    readFirst(text, label.end, text.length, (start, words) => {
      if (words === 0) starts.push(start);
      return null;
    });
    const [nearest] = starts;
    const start = starts.find((offset) => shape?.test(text.slice(offset))) ?? nearest;
    // In "mail-list@…" and "tel.2b.de", the word is part of the name.
    const isApart =
      start !== undefined && (!isName || /[\s:：=]/.test(text.slice(label.end, start)));
    if (isApart) {
      // An opening bracket or plus sign before the digits belongs to the number, a dot to the name.
      const edge = isName ? /(?<=[\s:：=])\.$/ : /(?<![+(])[+(]+$/;
      const signs = edge.exec(text.slice(label.end, start))?.[0].length ?? 0;
      return text.slice(start - signs);
    }
  }
  const other = isName ? null : (otherLabel?.exec(text)?.[0] ?? ANY_LABEL.exec(text)?.[0]);
  return other ? text.slice(other.length) : null;
}

/** A text without its outermost wrapping; null if it has none. */
export function unwrapped(text: string, rules: WrappingRules): Unwrapped | null {
  const { isName } = rules;
  const [, quoted, bare] = FORMULA.exec(text) ?? [];
  const formula = quoted ?? bare;
  if (formula !== undefined) return { text: formula.trim(), step: 'formula-unwrapped' };
  if (isPair(text)) return { text: inside(text), step: 'quotes-removed' };
  if (APOSTROPHE.test(text)) return { text: text.slice(1), step: 'apostrophe-removed' };
  if (BRACKETS.test(text)) return { text: inside(text), step: 'brackets-removed' };
  const link = LINK.exec(text)?.[1];
  const number = isName ? undefined : MESSAGE.exec(text)?.[1];
  const part =
    number === undefined ? (isName ? link : (PAYMENT.exec(text)?.[1] ?? link)) : `+${number}`;
  if (part !== undefined) return { text: decoded(part).trim(), step: 'label-removed' };
  const [name] = PROPERTY.exec(text) ?? [];
  if (name !== undefined) return { text: text.slice(name.length), step: 'label-removed' };
  const unmarked = withoutMarkup(text);
  if (unmarked !== text) return { text: unmarked, step: 'signs-removed' };
  const value = withoutLabel(text, rules);
  if (value !== null) return { text: value, step: 'label-removed' };
  const plain = isName && ENCODED.test(text) ? decoded(text).trim() : text;
  if (plain !== text) return { text: plain, step: 'signs-removed' };
  if (isName) return null;
  const unquoted = text.replace(LONE_QUOTES, '');
  if (unquoted !== text) return { text: unquoted.trim(), step: 'quotes-removed' };
  const ended = text.replace(SENTENCE_END, '');
  if (ended === text) return null;
  const isQuiet = rules.quietSigns.test(text.slice(ended.length));
  return { text: ended, ...(!isQuiet && { step: 'signs-removed' }) };
}
