import { useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { AccountWarning } from '../../lib/extension/schemas/index.ts';
import { budgetWarning } from '../format/index.ts';
import { FailureNote, isExplainedOnTop } from '../ui/index.ts';
import { WarningList } from '../usage/index.ts';

export interface PopupNotesProps {
  readonly send: SendToBackground;
  /** What the API last said is wrong with the account or with itself. */
  readonly trouble: Failure | undefined;
  /** Why automatic lookups are stopped; null: they are not. */
  readonly automaticHold: Failure | null;
  readonly warnings: readonly AccountWarning[];
  readonly onDismissWarning: (warning: AccountWarning) => void;
  readonly spent: ReplyOf<'usage'>['spent'] | undefined;
}

/** What stops lookups now or soon: above every tab. */
export function PopupNotes(props: PopupNotesProps) {
  const { send, trouble, automaticHold, warnings, onDismissWarning, spent } = props;
  const [resumed, setResumed] = useState<Failure | null>(null);
  const resume = () => {
    setResumed(automaticHold);
    void send('resumeAutomatic', {});
  };
  const budgetNote = spent ? budgetWarning(spent) : null;
  return (
    <>
      {isExplainedOnTop(trouble) && (
        <FailureNote failure={trouble} onOptions={() => void send('openOptions', {})} />
      )}
      {automaticHold && automaticHold !== resumed && (
        <FailureNote failure={automaticHold} onRetry={resume} />
      )}
      <WarningList warnings={warnings} onDismiss={onDismissWarning} />
      {budgetNote && <p className="hint">{budgetNote}</p>}
    </>
  );
}
