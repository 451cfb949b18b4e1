/** The choices in the line's menu. */
import { type CorrectedKind, type FieldCorrection, KINDS } from '../../domain/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { fieldLineText } from '../../texts/line.ts';
import type { LineChoice } from '../line/index.ts';

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
