import type { EndpointReply } from '../../../lib/console/messages/schemas.ts';
import { ENDPOINT_FORMS } from '../../../lib/console/request/forms.ts';
import { requestPathOf } from '../../../lib/console/request/snippets.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/index.ts';
import { failureNoteText, lookupsText } from '../../../lib/texts/areas.ts';
import { formatBytes, formatDuration, formatTimeAgo } from '../../format/index.ts';
import { isRepeatPaid, JobNote } from '../../lookup/index.ts';
import { CopyButton, FailureNote } from '../../ui/index.ts';
import { ConsoleAnswerBody } from './ConsoleAnswerBody.tsx';
import { billingLabel, type SentRequest, statusLabel, statusTone } from './reply-labels.ts';

export interface ConsoleAnswerProps {
  readonly request: SentRequest;
  readonly onOptions: () => void;
  /**
   * Sends the same request again, bypassing the cache.
   *
   * @param shown ids of the earlier calls that are shown
   */
  readonly onAskAgain: (shown: readonly string[]) => void;
  /** Stops waiting for the job of this id. */
  readonly onStop: (id: string) => void;
}

/** In bytes, as UTF-8: the length of the body after decompression. */
const sizeOf = (body: string): number => new TextEncoder().encode(body).length;

function ReplySummary({ reply, request }: { reply: EndpointReply; request: SentRequest }) {
  const { status, ms, from, at, shared } = reply;
  return (
    <p className="console-status" role="status">
      <span className={`status status-${statusTone(status)}`}>{statusLabel(status)}</span>
      <span>
        {from === 'cache'
          ? consoleText('savedAnswer', { when: formatTimeAgo(at) })
          : formatDuration(ms)}
      </span>
      {shared && (
        <span>
          {consoleText('fromTeam', {
            dated: shared.at === undefined ? 'no' : 'yes',
            when: formatTimeAgo(shared.at ?? at),
          })}
        </span>
      )}
      {from === 'api' && reply.body !== '' && <span>{formatBytes(sizeOf(reply.body))}</span>}
      <span className={reply.billed === 'possibly' ? 'tag' : undefined}>
        {billingLabel(reply, ENDPOINT_CONTRACT[request.draft.endpoint].credits, request.jobCredits)}
      </span>
    </p>
  );
}

/** The result of a request: status, time, cost and answer. */
export function ConsoleAnswer({ request, onOptions, onAskAgain, onStop }: ConsoleAnswerProps) {
  const { draft, jobDraft, outcome } = request;
  const askedDraft = jobDraft ?? draft;
  const price = ENDPOINT_CONTRACT[draft.endpoint].credits;
  const reply = outcome?.ok ? outcome.value : null;
  const failure =
    outcome === null ? undefined : outcome.ok ? outcome.value.failure : outcome.failure;
  const isCached = reply?.from === 'cache' && reply.jobId === undefined;
  const running = reply?.running;
  const isRepeat = running !== undefined || (failure !== undefined && isRepeatPaid(failure));
  const shown = [running?.id, failure?.receipt].filter((id) => id !== undefined);
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
      {reply && (
        <div className="console-summary">
          <ReplySummary reply={reply} request={request} />
          {reply.body !== '' && <CopyButton text={reply.body} label={consoleText('copyAnswer')} />}
        </div>
      )}
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {running && <JobNote job={running} onStop={() => onStop(running.id)} />}
      {price > 0 && (isCached || isRepeat) && (
        <div className="row">
          <button type="button" className="secondary" onClick={() => onAskAgain(shown)}>
            {lookupsText('lookUpAgainFor', { price })}
          </button>
        </div>
      )}
      {reply?.bodyId !== undefined && <p className="hint">{failureNoteText('rawGone')}</p>}
      {reply && (reply.body !== '' || reply.headers.length > 0) && (
        <ConsoleAnswerBody
          key={request.id}
          reply={reply}
          endpoint={askedDraft.endpoint}
          kind={ENDPOINT_FORMS[askedDraft.endpoint].kind}
          value={askedDraft.values.query ?? ''}
          isWhole={askedDraft.fields.trim() === ''}
        />
      )}
    </section>
  );
}
