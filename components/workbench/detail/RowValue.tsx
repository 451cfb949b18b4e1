import { verdictKey } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import {
  type CellEdit,
  type ListLine,
  needsYou,
  replacementOf,
} from '../../../lib/workbench/list/index.ts';
import { LookupPanel } from '../../lookup/index.ts';
import { FailureNote } from '../../ui/index.ts';
import { StatusMark } from '../table/LineStatusLabel.tsx';

export interface RowValueProps {
  readonly line: ListLine;
  /** Of its column. */
  readonly name: string;
  readonly send: SendToBackground;
  readonly isOpen: boolean;
  readonly onEdit: (edit: CellEdit) => void;
  readonly onAsked: () => void;
}

/** What is known of a value, closed where nothing asks for it. */
export function RowValue(props: RowValueProps) {
  const { line, name, send, isOpen, onEdit, onAsked } = props;
  const { found, failure, raw, status } = line;
  if (!found) return null;
  const replace = (value: string) => {
    const edit = replacementOf(line, value);
    if (edit) onEdit(edit);
  };
  const panel = (
    <>
      {failure && <FailureNote failure={failure} />}
      <LookupPanel
        key={`${verdictKey(found.verdict)} ${found.offer.answeredAt ?? 0}`}
        start={found}
        environment={{ send, place: 'workbench', onAsked }}
        {...(!needsYou(line) && replacementOf(line, raw) ? { onSuggestion: replace } : {})}
      />
    </>
  );
  if (isOpen) return <section className="wb-line">{panel}</section>;
  return (
    <details className="wb-line" open={failure !== null}>
      <summary className={`line-${status}`}>
        <StatusMark status={status} /> {name}
      </summary>
      {panel}
    </details>
  );
}
