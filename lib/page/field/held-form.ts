/** A form whose submit was held: which of its fields still need a look, and where to say so. */
import type { Verdict } from '../../domain/index.ts';
import { attributeOf, labelsOf, nearbyText } from '../../reading/dom/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { compareDocumentOrder, hasFocus } from '../dom/index.ts';
import type { FormView } from '../line/index.ts';
import { type HeldFormCommands, heldFormView } from './line-view.ts';
import type { HeldSubmit } from './submit/guard.ts';
import { fieldProblemOf, formOf, type TrackedField } from './tracked-field.ts';

export interface HeldForm {
  readonly submit: HeldSubmit;
  /** Whether any field of the form is in the page and filled in: a page may draw the form anew, empty. */
  isInPage(): boolean;
  /** The fields that need a look, in document order. */
  fields(): TrackedField[];
  /** @param isQuestion the message has the focus; afterwards it only stays and counts */
  view(isQuestion: boolean): FormView;
  /** The wrong fields, the pressed button, and the focused field. */
  mayStandBy(): HTMLElement[];
  /** Those of them that the person can see and that the message stands by, best first: one field, then the rest. */
  near(): HTMLElement[];
}

export interface HeldFormOptions {
  readonly submit: HeldSubmit;
  /** The tracked fields that are in the page. */
  readonly trackedFields: () => readonly TrackedField[];
  /** Whether a person can see a field or a button. */
  readonly isInSight: (element: HTMLElement) => boolean;
  readonly commands: HeldFormCommands;
  readonly goTo: (tracked: TrackedField) => void;
  readonly applySuggestion: (tracked: TrackedField, value: string) => void;
}

/** Longest name of a field, in UTF-16 code units. */
const MAX_LABEL = 80;

/** A field's label as the page shows it, without marks of required fields; else the kind of its value. */
function labelOf({ control, field }: TrackedField): string {
  const texts = [
    ...labelsOf(control),
    ...nearbyText(control),
    attributeOf(control, 'placeholder'),
  ].map((text) => text.replace(/[\p{C}\s]+/gu, ' ').replace(/^[\s*]+|(?<![\s*:])[\s*:]+$/g, ''));
  const label = texts.find((text) => text !== '') ?? '';
  if (label === '') return fieldLineText('fieldFor', { kind: field.facts.kind });
  return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
}

export function createHeldForm(options: HeldFormOptions): HeldForm {
  const { submit, trackedFields, isInSight, commands, goTo, applySuggestion } = options;
  /** The fields that need a look, with the verdict that says why. */
  const open = new Map<TrackedField, Verdict>();

  const inForm = () => {
    // First, because this notices redrawn fields, and with them a redrawn form.
    const all = trackedFields();
    const form = submit.form();
    return all.filter(({ control }) => formOf(control) === form);
  };
  const fields = (): TrackedField[] => {
    const present = inForm();
    for (const tracked of open.keys()) if (!present.includes(tracked)) open.delete(tracked);
    for (const tracked of present) {
      const problem = fieldProblemOf(tracked);
      const isChecking = tracked.field.value() !== '' && tracked.field.judgement() === undefined;
      if (problem) open.set(tracked, problem);
      // While a new value is checked, the field keeps its place in the message.
      else if (!isChecking) open.delete(tracked);
    }
    return [...open.keys()].sort((a, b) => compareDocumentOrder(a.control, b.control));
  };
  /** The page must not learn from the message's size which answers of a lookup are bad. */
  const rowsAfterLookup = () => {
    const filled = inForm().filter(({ field }) => field.value() !== '');
    const isLookedUp = filled.some(
      ({ field }) => !field.list && (field.lookup.isAnswered || field.lookup.step === 'running'),
    );
    return isLookedUp ? filled.length : undefined;
  };

  const mayStandBy = () => {
    const inside = inForm().map(({ control }) => control);
    const wrong = fields().map(({ control }) => control);
    const fieldsToStandBy = wrong.length > 0 ? wrong : inside.slice(0, 1);
    const others = [submit.button(), inside.find(hasFocus)].filter((element) => !!element);
    return [...new Set([...fieldsToStandBy, ...others])];
  };
  const near = () => {
    const seen = mayStandBy().filter(isInSight);
    const wrong = fields().map(({ control }) => control);
    const first = seen.find((element) => wrong.includes(element));
    return seen.filter(
      (element) => element === first || !wrong.includes(element) || hasFocus(element),
    );
  };

  return {
    submit,
    isInPage: () => inForm().some(({ field }) => field.value() !== ''),
    fields,
    view(isQuestion) {
      const held = fields().flatMap((tracked) => {
        const verdict = open.get(tracked);
        if (!verdict) return [];
        const { control, field } = tracked;
        // In a list of addresses, the wrong one.
        const label = [labelOf(tracked), ...(field.list ? [verdict.value] : [])].join(' · ');
        const run = () => goTo(tracked);
        const apply = (value: string) => applySuggestion(tracked, value);
        return [{ label, control, verdict, list: field.list, run, applySuggestion: apply }];
      });
      const about = { isQuestion, near: near(), fieldRows: rowsAfterLookup() };
      return heldFormView(held, commands, about);
    },
    mayStandBy,
    near,
  };
}
