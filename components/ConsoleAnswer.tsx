import { FORMS } from '../lib/console/forms.ts';
import { pathOf } from '../lib/console/request-line.ts';
import { CONTRACT } from '../lib/endpoint.ts';
import type { ConsoleReply } from '../lib/messages.ts';
import { text } from '../lib/texts/console.ts';
import { ConsoleBody } from './ConsoleBody.tsx';
import { billedWords, statusTone, statusWords } from './console-words.ts';
import { FailureNote } from './FailureNote.tsx';
import { ago, duration } from './format.ts';
import { askAgainLabel } from './price.ts';
import type { Visit } from './use-console.ts';

export interface ConsoleAnswerProps {
  readonly visit: Visit;
  readonly onOptions: () => void;
  /** Asks the same again, past what is kept. */
  readonly onAgain: () => void;
}

function Told({ reply, visit }: { reply: ConsoleReply; visit: Visit }) {
  const { status, ms, from, at } = reply;
  return (
    <p className="console-status" role="status">
      <span className={`status status-${statusTone(status)}`}>{statusWords(status)}</span>
      <span>{from === 'cache' ? text('keptAnswered', { when: ago(at) }) : duration(ms)}</span>
      <span className={reply.billed === 'possibly' ? 'tag' : undefined}>
        {billedWords(reply, CONTRACT[visit.draft.endpoint].credits, visit.paid)}
      </span>
    </p>
  );
}

/** What came of a request: status, time, what it cost, the answer itself. */
export function ConsoleAnswer({ visit, onOptions, onAgain }: ConsoleAnswerProps) {
  const { draft, outcome } = visit;
  const price = CONTRACT[draft.endpoint].credits;
  const reply = outcome?.ok ? outcome.value : null;
  const failure =
    outcome === null ? undefined : outcome.ok ? outcome.value.failure : outcome.failure;
  const isKept = reply?.from === 'cache' && reply.jobId === undefined;
  const isLost = failure?.remedy === 'refresh' || failure?.billed === 'possibly';
  return (
    <section className="console-answer" aria-labelledby="answer" aria-busy={outcome === null}>
      <h2 id="answer">
        {text('answer')} <code className="answer-of soft wrap">{pathOf(draft)}</code>
      </h2>
      {outcome === null && (
        <p className="hint" role="status">
          {text('waiting')}
        </p>
      )}
      {reply && <Told reply={reply} visit={visit} />}
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {price > 0 && (isKept || isLost) && (
        <div className="row">
          <button type="button" className="secondary" onClick={onAgain}>
            {askAgainLabel(price)}
          </button>
          {isKept && <span className="hint">{text('paidForBefore')}</span>}
        </div>
      )}
      {reply && reply.body !== '' && (
        <ConsoleBody
          key={visit.id}
          reply={reply}
          endpoint={(visit.asked ?? draft).endpoint}
          kind={FORMS[(visit.asked ?? draft).endpoint].kind}
          value={(visit.asked ?? draft).values.query ?? ''}
          isWhole={(visit.asked ?? draft).fields.trim() === ''}
        />
      )}
    </section>
  );
}
