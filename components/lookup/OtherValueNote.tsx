import type { Note, Verdict } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { AcceptNote } from './AcceptNote.tsx';
import { DifferingValues } from './DifferingValues.tsx';

export interface OtherValueNoteProps {
  readonly verdict: Pick<Verdict, 'kind' | 'value'>;
  readonly note: Note | undefined;
  readonly isHeading?: boolean;
  readonly send: SendToBackground;
  readonly onAccepted: (note: Note) => void;
}

/** A value that the person knows otherwise, beside the known one; nothing for a note that is a sentence. */
export function OtherValueNote({
  verdict,
  note,
  isHeading = false,
  send,
  onAccepted,
}: OtherValueNoteProps) {
  if (!note?.other) return null;
  const { title, here, source, known, advice } = note.other;
  return (
    <DifferingValues
      title={title}
      isHeading={isHeading}
      isIban={verdict.kind === 'iban'}
      values={[
        { label: here, value: verdict.value },
        ...known.map((value) => ({ label: source, value })),
      ]}
    >
      <p>{advice}</p>
      <AcceptNote note={note} send={send} onAccepted={onAccepted} />
    </DifferingValues>
  );
}
