/** A form whose submit was held: which of its fields still need a look, and where to say so. */
import type { Verdict } from '../../domain/index.ts';
import { attributeOf, labelsOf, native, nearbyText } from '../../reading/dom/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { compareDocumentOrder, containsDeep } from '../dom/index.ts';
import type { LineView } from '../line/index.ts';
import { type HeldFormCommands, heldFormView } from './line-view.ts';
import type { HeldSubmit } from './submit/guard.ts';
import { fieldProblemOf, formOf, type TrackedField } from './tracked-field.ts';

export interface HeldForm {
  readonly submit: HeldSubmit;
  /** The message is a question with the focus; afterwards it only stays and counts. */
  isQuestion: boolean;
  /** Whether any field of the form is in the page and filled in: a page may draw the form anew, empty. */
  isInPage(): boolean;
  /** The fields that need a look, in document order. */
  fields(): TrackedField[];
  view(): LineView;
  /** What the message stands by: the pressed button, or the first field if that is out of view. */
  anchor(): HTMLElement;
}

export interface HeldFormOptions {
  readonly submit: HeldSubmit;
  /** The tracked fields that are in the page. */
  readonly trackedFields: () => readonly TrackedField[];
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

/** Whether a person can see the button: some component libraries submit with a hidden one of their own. */
function isInSight(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { left, top, width, height } = button.getBoundingClientRect();
  const root = native(button).getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && containsDeep(button, hit);
}

export function createHeldForm(options: HeldFormOptions): HeldForm {
  const { submit, trackedFields, commands, goTo, applySuggestion } = options;
  /** The fields that need a look, with the verdict that says why. */
  const open = new Map<TrackedField, Verdict>();
  const isByButton = isInSight(submit.button());
  let lastAnchor: HTMLElement | undefined;

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
    const isLookedUp = filled.some(({ field }) => field.isAnswered || field.isLookingUp);
    return isLookedUp ? filled.length : undefined;
  };

  return {
    submit,
    isQuestion: true,
    isInPage: () => inForm().some(({ field }) => field.value() !== ''),
    fields,
    view() {
      const held = fields().flatMap((tracked) => {
        const verdict = open.get(tracked);
        return verdict
          ? [
              {
                // In a list of addresses, the wrong one.
                label: [labelOf(tracked), ...(tracked.field.list ? [verdict.value] : [])].join(
                  ' · ',
                ),
                control: tracked.control,
                verdict,
                list: tracked.field.list,
                run: () => goTo(tracked),
                applySuggestion: (value: string) => applySuggestion(tracked, value),
              },
            ]
          : [];
      });
      return { ...heldFormView(held, commands, rowsAfterLookup()), held: this.isQuestion };
    },
    anchor() {
      const button = submit.button();
      const control = fields()[0]?.control ?? inForm()[0]?.control;
      const found = isByButton && button?.getBoundingClientRect().width ? button : control;
      lastAnchor = found ?? lastAnchor ?? document.body;
      return lastAnchor;
    },
  };
}
