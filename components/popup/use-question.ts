import { useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { PendingLookup } from '../../lib/extension/schemas/index.ts';

/**
 * The pending lookup that is shown. In the side panel, which reads it again and again, one that was
 * confirmed there stays with its answer until another one waits or the person moves to another site.
 *
 * @param pending as last read
 * @param host of the page in the active tab
 */
export function useQuestion(
  send: SendToBackground,
  pending: PendingLookup | null,
  host: string | undefined,
) {
  const [dismissed, setDismissed] = useState('');
  const [asked, setAsked] = useState<PendingLookup | null>(null);
  const kept = asked?.host === host ? asked : null;
  const shown = pending ?? kept;
  const question = shown?.id === dismissed ? null : shown;
  return {
    question,
    /** The person has not confirmed it. */
    isWaiting: question !== null && question.id !== asked?.id,
    onAsked: () => setAsked(question),
    dismiss: () => {
      if (!question) return;
      setDismissed(question.id);
      void send('cancelPendingLookup', { id: question.id });
    },
  };
}
