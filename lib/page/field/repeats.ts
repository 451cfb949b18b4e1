/** Compares a field that asks for a value again, "Repeat your email", with the field before it. */
import { formGroupOf } from '../../form/index.ts';
import { attributeOf, labelsOf, nearbyText } from '../../reading/dom/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { briefOf } from '../../texts/brief-text.ts';
import { compareDocumentOrder } from '../dom/index.ts';
import { type Beside, isFilled, type TrackedField } from './tracked-field.ts';

/** Words for "repeat", "confirm", "again", "verify" in labels and names, in the languages of the interface and some more. */
const AGAIN = [
  /\b(?:repeat\w*|re-?enter\w*|re-?typ\w*|again|confirm\w*|verif\w*|twice|second time)/iu,
  /wiederhol|bestätig|bestaetig|erneut|nochmal|noch einmal/iu,
  /répét|repet|ressais|à nouveau|une nouvelle fois|encore une fois/iu,
  /\brepit[ae]|de nuevo|otra vez|novamente|outra vez/iu,
  /\bripet|\bconferm|di nuovo|un'altra volta/iu,
  /herhaal|bevestig|nogmaals|opnieuw/iu,
  /powtórz|powtorz|potwierd|ponownie|jeszcze raz/iu,
  /upprepa|bekräfta|gjenta|gentag|bekræft|bekreft|toista|vahvista|potvrď|potvrd|zopakuj|megerős|tekrar/iu,
];
/** Where something else is confirmed: "Email for the order confirmation". */
const OF_SOMETHING =
  /\b(?:for|für|pour|para|per|voor|do)\b.{0,40}(?:confirm|bestätig|conferm|bevestig|potwierd)/iu;
/** "mail2" after "mail" or "mail1". */
const SECOND = /(?<!\d)2$/;

const isAgain = (text: string) => AGAIN.some((words) => words.test(text));

const withSpaces = (name: string) =>
  name
    .replace(/(?<=\p{Lower})(?=\p{Upper})/gu, ' ')
    .replace(/[_\-.[\]]+/g, ' ')
    .trim();

function asksAgain(control: Element): boolean {
  const names = ['name', 'id'].map((attribute) => withSpaces(attributeOf(control, attribute)));
  const seen = [...labelsOf(control), ...nearbyText(control), attributeOf(control, 'placeholder')];
  return (
    seen.some((text) => isAgain(text) && !OF_SOMETHING.test(text)) ||
    names.some((name) => isAgain(name) || SECOND.test(name))
  );
}

/** A value without what does not tell two apart: letter case, and spaces and signs outside addresses. */
const comparable = (text: string) =>
  text.includes('@') ? text.toLowerCase() : text.replace(/[^\p{Alpha}\p{N}]/gu, '').toUpperCase();

function isSame(a: TrackedField, b: TrackedField): boolean {
  if (comparable(a.field.value()) === comparable(b.field.value())) return true;
  const [one, other] = [a, b].map(({ field }) => field.judgement()?.verdict.value);
  // Until both are checked, "030 901820" and "+49 30 901820" may be the same.
  return one === undefined || other === undefined || comparable(one) === comparable(other);
}

const isComparable = (tracked: TrackedField) => !tracked.field.list && isFilled(tracked);

export function createRepeatedFields(trackedFields: () => Iterable<TrackedField>) {
  const repeats = new WeakMap<HTMLElement, boolean>();
  const isRepeat = ({ control }: TrackedField): boolean => {
    const known = repeats.get(control) ?? asksAgain(control);
    repeats.set(control, known);
    return known;
  };
  /** The fields of the same form and kind, in document order. */
  const alike = (tracked: TrackedField): TrackedField[] => {
    const { kind } = tracked.field.facts;
    const others = [...trackedFields()].filter(({ field }) => field.facts.kind === kind);
    if (others.length < 2) return [];
    const form = formGroupOf(tracked.control);
    return form === null
      ? []
      : others
          .filter((other) => other === tracked || formGroupOf(other.control) === form)
          .sort((a, b) => compareDocumentOrder(a.control, b.control));
  };
  return {
    /** What is said about a repeated value that differs from the one before. */
    messageFor(tracked: TrackedField): Beside | undefined {
      if (!tracked.wasLeft || !isComparable(tracked)) return undefined;
      const fields = alike(tracked);
      const before = fields[fields.indexOf(tracked) - 1];
      if (!before || !isRepeat(tracked) || isRepeat(before)) return undefined;
      if (!isComparable(before) || isSame(before, tracked)) return undefined;
      const says = fieldLineText('differs', { kind: tracked.field.facts.kind });
      return { says, first: true, brief: briefOf('contradiction') };
    },
    /** The field that repeats this one's value, which must be compared again; none before the person has left it. */
    repeatsOf(tracked: TrackedField): TrackedField[] {
      const fields = alike(tracked);
      const next = fields[fields.indexOf(tracked) + 1];
      return next?.wasLeft && isRepeat(next) ? [next] : [];
    },
  };
}
