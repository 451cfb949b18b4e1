import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import type { EndpointReply } from '../../lib/extension/schemas/index.ts';
import { ENDPOINT_FORMS, requestPathOf } from '../../lib/models/console/index.ts';
import { consoleText } from '../../lib/texts/console.ts';
import { formatDuration, formatTimeAgo } from '../format/index.ts';
import { askAgainLabel } from '../labels/index.ts';
import { FailureNote } from '../ui/index.ts';
import { ConsoleAnswerBody } from './ConsoleAnswerBody.tsx';
import { billingLabel, statusLabel, statusTone } from './reply-labels.ts';
import type { SentRequest } from './use-console.ts';

export interface ConsoleAnswerProps {
  readonly visit: SentRequest;
  readonly onOptions: () => void;
  /** Asks the same again, past what is kept. */
  readonly onAgain: () => void;
}

function ReplySummary({ reply, visit }: { reply: EndpointReply; visit: SentRequest }) {
  const { status, ms, from, at } = reply;
  return (
    <p className="console-status" role="status">
      <span className={`status status-${statusTone(status)}`}>{statusLabel(status)}</span>
      <span>
        {from === 'cache'
          ? consoleText('keptAnswered', { when: formatTimeAgo(at) })
          : formatDuration(ms)}
      </span>
      <span className={reply.billed === 'possibly' ? 'tag' : undefined}>
        {billingLabel(reply, ENDPOINT_CONTRACT[visit.draft.endpoint].credits, visit.jobCredits)}
      </span>
    </p>
  );
}

/** What came of a request: status, time, what it cost, the answer itself. */
export function ConsoleAnswer({ visit, onOptions, onAgain }: ConsoleAnswerProps) {
  const { draft, outcome } = visit;
  const price = ENDPOINT_CONTRACT[draft.endpoint].credits;
  const reply = outcome?.ok ? outcome.value : null;
  const failure =
    outcome === null ? undefined : outcome.ok ? outcome.value.failure : outcome.failure;
  const isKept = reply?.from === 'cache' && reply.jobId === undefined;
  const isLost = failure?.remedy === 'refresh' || failure?.billed === 'possibly';
  return (
    <section className="console-answer" aria-labelledby="answer" aria-busy={outcome === null}>
      <h2 id="answer">
        {consoleText('answer')} <code className="answer-of soft wrap">{requestPathOf(draft)}</code>
      </h2>
      {outcome === null && (
        <p className="hint" role="status">
          {consoleText('waiting')}
        </p>
      )}
      {reply && <ReplySummary reply={reply} visit={visit} />}
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {price > 0 && (isKept || isLost) && (
        <div className="row">
          <button type="button" className="secondary" onClick={onAgain}>
            {askAgainLabel(price)}
          </button>
          {isKept && <span className="hint">{consoleText('paidForBefore')}</span>}
        </div>
      )}
      {reply && reply.body !== '' && (
        <ConsoleAnswerBody
          key={visit.id}
          reply={reply}
          endpoint={(visit.jobDraft ?? draft).endpoint}
          kind={ENDPOINT_FORMS[(visit.jobDraft ?? draft).endpoint].kind}
          value={(visit.jobDraft ?? draft).values.query ?? ''}
          isWhole={(visit.jobDraft ?? draft).fields.trim() === ''}
        />
      )}
    </section>
  );
}
