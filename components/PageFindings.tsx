import { useEffect } from 'react';
import type { Hear, Send } from '../lib/send.ts';
import { FoundItems } from './FoundItems.tsx';
import { useReply } from './use-reply.ts';

interface Props {
  readonly send: Send;
  readonly hear?: Hear;
  readonly onAsked: () => void;
}

/** What was found on the page in the active tab, each with its free verdict. */
export function PageFindings({ send, hear, onAsked }: Props) {
  const { ask, value, failure } = useReply(send, 'pageFindings');
  const hearing = hear ? { hear } : {};
  const asking = { send, ...hearing, place: 'popup', connectNear: true, onAsked } as const;
  useEffect(() => {
    void ask({});
  }, [ask]);

  return (
    <section className="block" aria-labelledby="page-findings">
      <h2 id="page-findings">
        On this page {value?.host && <span className="host wrap">{value.host}</span>}
      </h2>
      {(failure !== null || value?.found.length === 0) && (
        <p className="hint">
          {failure ? 'This page cannot be read.' : 'Nothing found that can be checked.'}
        </p>
      )}
      {value && value.found.length > 1 && (
        <button
          type="button"
          className="secondary"
          onClick={() => void send('openWorkbench', { source: { from: 'page' } })}
        >
          Check these in the workbench
        </button>
      )}
      {value && value.found.length > 0 && (
        <FoundItems found={value.found} left={value.left} asking={asking} />
      )}
    </section>
  );
}
