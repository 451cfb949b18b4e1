/** The last word on a kind: pieces of numbers, halves of addresses, amounts and look-alikes. */
import type { Kind } from '../kinds/index.ts';
import { isControl, isElement, labelsOf, textOf } from '../reading/labels-of.ts';

/** Why a field was taken for a kind, or vetoed. */
export interface FieldReading {
  readonly kind: Kind | null;
  /** Stable name of the rule that decided, e.g. `autocomplete:email`, `veto:password`. */
  readonly why: string;
  /**
   * The field also takes something else (a username, several addresses, a tax number): a value
   * that does not look like the kind is not wrong there.
   */
  readonly loose?: true;
}

/** Shorter than any whole value: one box of a number typed in pieces. */
const SHORTEST: Readonly<Record<Kind, number>> = {
  email: 6,
  phone: 6,
  vat: 8,
  iban: 15,
  domain: 4,
  ip: 7,
};

export function attribute(element: Element, name: string): string {
  return (element.getAttribute(name) ?? '').slice(0, 200);
}

export function veto(of: string): FieldReading {
  return { kind: null, why: `veto:${of}` };
}

/** What stands between the boxes of one number: "(030) 123 - 456". */
const BETWEEN = /^[\s()/.~\-‐-―−ー－]+$/;

/** The next control in the same parent, and the text on the way to it. */
function neighbour(
  element: Element,
  side: 'nextSibling' | 'previousSibling',
): [Element | null, string] {
  let text = '';
  let at = element[side];
  for (let steps = 0; at !== null && steps < 6; steps += 1) {
    if (isElement(at) && isControl(at)) return [at, text];
    text += textOf(at);
    at = at[side];
  }
  return [null, text];
}

function stem(element: Element): string {
  return (attribute(element, 'name') || attribute(element, 'id')).replace(/[\d_\-[\]]+$/, '');
}

function isShort(element: Element): boolean {
  const most = Number.parseInt(attribute(element, 'maxlength') || attribute(element, 'size'), 10);
  return most > 0 && most <= 6;
}

/** One box of several for one number: a stroke beside it, or short ones counted (`tel1`, `tel2`). */
function isPiece(element: Element): boolean {
  for (const side of ['nextSibling', 'previousSibling'] as const) {
    const [other, text] = neighbour(element, side);
    if (other?.localName !== 'input') continue;
    const dial = `${attribute(other, 'value')} ${attribute(other, 'placeholder')}`;
    if (/^ ?(?:\+|00)\d/.test(dial)) continue;
    if (/\S/.test(text) ? BETWEEN.test(text) : isShort(element) && stem(element) === stem(other)) {
      return true;
    }
  }
  return false;
}

/** "bob [@example.com]": the part before @ alone, its domain written or chosen beside the field. */
function takesLocalPart(element: Element): boolean {
  for (const side of ['nextSibling', 'previousSibling'] as const) {
    const [other, text] = neighbour(element, side);
    if (other !== null && /^\s*[@＠]\s*$/.test(text)) return true;
  }
  let at: Element | null = element;
  for (let level = 0; at !== null && level < 3; level += 1) {
    const next: Element | null = at.nextElementSibling;
    // Over a floating label, which repeats the words, to what stands beside the whole.
    if (next !== null) {
      const select = next.localName === 'select' ? next : next.firstElementChild;
      const beside = select?.localName === 'select' ? select.firstElementChild : next;
      if (beside !== null && /^@\s*[\p{L}\d-]+\.\p{L}/u.test(textOf(beside))) return true;
    }
    at = at.parentElement;
    if (at?.localName === 'tr') return false;
  }
  return false;
}

/** Slovak forms ask for DIČ (income tax) beside IČ DPH (VAT); in Czech ones DIČ is the VAT number. */
function isSlovakTaxNumber(element: Element): boolean {
  if (!/^sk\b/i.test(element.closest('[lang]')?.getAttribute('lang') ?? '')) return false;
  const words = [...labelsOf(element), attribute(element, 'name'), attribute(element, 'id')].join(
    ' ',
  );
  return !/dph|vat|pridan/i.test(words);
}

/** The kind, if the field takes whole values of it. */
export function settle(element: Element, kind: Kind, why: string, loose: boolean): FieldReading {
  const longest = Number.parseInt(attribute(element, 'maxlength'), 10);
  if (longest > 0 && longest < SHORTEST[kind]) return veto('part');
  if (attribute(element, 'inputmode').toLowerCase() === 'decimal') return veto('amount');
  if (kind === 'phone' && isPiece(element)) return veto('part');
  if (kind === 'email' && takesLocalPart(element)) return veto('local-part');
  if (kind === 'vat' && isSlovakTaxNumber(element)) return veto('tax-number');
  if (attribute(element, 'type') === 'number' && kind !== 'phone') return veto('number');
  return loose || element.hasAttribute('multiple') ? { kind, why, loose: true } : { kind, why };
}
