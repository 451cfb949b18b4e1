/** The person's corrections of what a field is for. The background stores them; they apply when a field is read. */
import {
  type CorrectedKind,
  type Failure,
  type FieldCorrection,
  KINDS,
} from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { correctability, fieldKeyOf } from '../../form/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { withFailureText } from '../../texts/failure-text.ts';
import type { AskBackground } from '../dom/index.ts';
import type { LineChoice } from '../line/index.ts';

type Site = ReplyOf<'site'>;

export interface FieldCorrectionsOptions {
  readonly ask: AskBackground;
  readonly site: () => Site | undefined;
  /** Loads the site's settings again. */
  readonly reloadSite: () => Promise<void>;
}

export interface CorrectionResult {
  readonly isSaved: boolean;
  /** A sentence about what was saved, or why it was not. */
  readonly text: string;
}

export interface FieldCorrections {
  /** The kind that the person chose for a field; undefined if they chose none. */
  correctionOf(control: Element): CorrectedKind | undefined;
  /** Stores a correction. Call it only after a trusted press, or from the browser's menu. */
  correct(control: Element, correction: FieldCorrection): Promise<CorrectionResult>;
  /** Whether the person chose "never on this site" in a private window. Kept until the page is closed. */
  readonly isNever: boolean;
}

const savedText = (correction: FieldCorrection): string => {
  if (correction === 'none') return fieldLineText('savedNone');
  if (correction === 'never') return fieldLineText('savedNever');
  if (correction === 'undo') return fieldLineText('savedUndone');
  return fieldLineText('savedKind', { kind: correction });
};

export function createFieldCorrections(options: FieldCorrectionsOptions): FieldCorrections {
  const { ask, site, reloadSite } = options;
  /** Corrections in a private window, which must not be stored. */
  const ofThisPage = new Map<string, CorrectedKind>();
  let isNever = false;

  const remember = (key: string, correction: FieldCorrection) => {
    isNever = correction === 'never' || (isNever && correction !== 'undo');
    if (correction === 'undo') ofThisPage.delete(key);
    else if (correction !== 'never') ofThisPage.set(key, correction);
  };

  return {
    get isNever() {
      return isNever;
    },
    correctionOf(control) {
      const stored = site()?.corrections ?? {};
      // No key is computed if the site has no corrections.
      if (ofThisPage.size === 0 && Object.keys(stored).length === 0) return undefined;
      const key = fieldKeyOf(control);
      return ofThisPage.get(key) ?? (Object.hasOwn(stored, key) ? stored[key] : undefined);
    },
    async correct(control, correction) {
      const state = correctability(control);
      if (state !== 'correctable' && correction !== 'never' && correction !== 'undo') {
        const reason = state === 'secret' ? 'neverReadsSecrets' : 'checksTextFieldsOnly';
        return { isSaved: false, text: fieldLineText(reason) };
      }
      const key = fieldKeyOf(control);
      let failure: Failure | undefined;
      const reply = await ask('correctField', { key, correction }, (reason) => {
        failure = reason;
      });
      if (!reply) {
        const { message, action } = failure
          ? withFailureText(failure)
          : { message: '', action: '' };
        return { isSaved: false, text: `${message} ${action}` };
      }
      if (!reply.kept) {
        remember(key, correction);
        return { isSaved: true, text: fieldLineText('notKeptInPrivate') };
      }
      await reloadSite();
      return { isSaved: true, text: savedText(correction) };
    },
  };
}

/** @param current the kind that the field is checked as, and whether the person chose it */
export function correctionChoices(
  current: { readonly kind: CorrectedKind; readonly isCorrected: boolean },
  choose: (correction: FieldCorrection) => void,
): readonly LineChoice[] {
  const kinds = KINDS.filter((kind) => KIND_DEFINITIONS[kind].inFields);
  return [
    ...kinds.map((kind) => ({
      label: fieldLineText('fieldFor', { kind }),
      isCurrent: current.kind === kind,
      run: () => choose(kind),
    })),
    { label: fieldLineText('fieldForNone'), run: () => choose('none') },
    { label: fieldLineText('neverOnSite'), run: () => choose('never') },
    ...(current.isCorrected
      ? [{ label: fieldLineText('undoCorrection'), run: () => choose('undo') }]
      : []),
  ];
}
