import { severityOf } from '../../domain/index.ts';
import type { PageFinding } from '../../extension/index.ts';
import { isSensitiveField } from '../dom/index.ts';
import type { TrackedField } from './tracked-field.ts';

/** The checked values of fields that the person entered. They are not in the page's text: the offsets are 0. */
export const fieldValuesOf = (
  fields: Iterable<Pick<TrackedField, 'control' | 'field'>>,
): PageFinding[] =>
  [...fields].flatMap(({ control, field }) => {
    if (!control.isConnected || isSensitiveField(control) || !field.value()) return [];
    const verdict = field.judgement()?.verdict;
    const verdicts = field.list?.verdicts() ?? (verdict ? [verdict] : []);
    return verdicts.map((each) => {
      const { kind, value } = each;
      return { kind, value, raw: value, start: 0, end: 0, severity: severityOf(each) };
    });
  });
