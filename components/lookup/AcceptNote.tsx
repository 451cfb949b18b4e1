import { useState } from 'react';
import type { Failure, Note } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { ConfirmButton, FailureNote } from '../ui/index.ts';

export interface AcceptNoteProps {
  readonly note: Note | undefined;
  readonly send: SendToBackground;
  /** Called with the note that the value has now. */
  readonly onAccepted: (note: Note) => void;
}

/** What the person may reply to a note, after a question; nothing where it offers no reply. */
export function AcceptNote({ note, send, onAccepted }: AcceptNoteProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!note?.accept) return null;
  const { label, sure, id } = note.accept;
  const accept = async () => {
    const outcome = await send('acceptNote', { id });
    if (outcome.ok) onAccepted(outcome.value.note);
    else setFailure(outcome.failure);
  };
  return (
    <>
      {failure && <FailureNote failure={failure} />}
      <div className="accept">
        <ConfirmButton label={label} confirm={sure} onConfirm={() => void accept()} />
      </div>
    </>
  );
}
