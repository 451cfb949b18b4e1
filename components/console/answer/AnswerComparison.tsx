import { useMemo, useState } from 'react';
import type { EndpointReply } from '../../../lib/console/messages/schemas.ts';
import { compareJson } from '../../../lib/console/request/snippets.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import { parseJson } from '../../../lib/models/answer/index.ts';
import { formatDateTime } from '../../format/index.ts';
import { requestTitle, type SentRequest, statusLabel } from './reply-labels.ts';

export interface AnswerComparisonProps {
  readonly reply: EndpointReply;
  /** Other requests with an answer, newest first. */
  readonly others: readonly SentRequest[];
  /** Called when one is chosen, because its body may have to be loaded. */
  readonly onChoose: (request: SentRequest) => void;
}

/** Differences that are shown: a table of thousands takes seconds to lay out. */
const MAX_SHOWN = 500;

const replyOf = ({ outcome }: SentRequest): EndpointReply | null =>
  outcome?.ok ? outcome.value : null;

/** The bodies' JSON; text that is not JSON is compared as a whole. */
const contentOf = ({ body }: EndpointReply): unknown => parseJson(body) ?? body;

function Column({ reply }: { reply: EndpointReply }) {
  return (
    <th scope="col">
      {statusLabel(reply.status)}
      <br />
      {formatDateTime(reply.at)}
    </th>
  );
}

function Differences({ before, after }: { before: EndpointReply; after: EndpointReply }) {
  const differences = useMemo(
    () => compareJson(contentOf(before), contentOf(after)),
    [before, after],
  );
  const cell = (side: 'before' | 'after', difference: (typeof differences)[number]) =>
    side in difference ? (
      <code>{JSON.stringify(difference[side])}</code>
    ) : (
      <span className="soft">{consoleText('notInAnswer')}</span>
    );
  return (
    <>
      <p role="status">{consoleText('differences', { count: differences.length })}</p>
      {differences.length > 0 && (
        <div className="scroller">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{consoleText('field')}</th>
                <Column reply={before} />
                <Column reply={after} />
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, MAX_SHOWN).map((difference) => (
                <tr key={difference.path}>
                  <th scope="row">
                    <code>{difference.path || consoleText('answer')}</code>
                  </th>
                  <td className="difference-before">{cell('before', difference)}</td>
                  <td className="difference-after">{cell('after', difference)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** Chooses another answer, and shows where the two differ: the older first. */
export function AnswerComparison({ reply, others, onChoose }: AnswerComparisonProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const other = others.find(({ id }) => id === chosen);
  const otherReply = other ? replyOf(other) : null;
  const isOtherOlder = otherReply !== null && otherReply.at < reply.at;
  const hasBodies = otherReply !== null && otherReply.body !== '' && reply.body !== '';
  const choose = (id: number) => {
    setChosen(id);
    const request = others.find((candidate) => candidate.id === id);
    if (request) onChoose(request);
  };
  return (
    <div className="console-comparison">
      <label>
        {consoleText('compareWith')}
        <select value={chosen ?? ''} onChange={(event) => choose(Number(event.target.value))}>
          <option value="" disabled>
            {consoleText('chooseAnswer')}
          </option>
          {others.map((request) => {
            const at = replyOf(request)?.at;
            return (
              <option key={request.id} value={request.id}>
                {[requestTitle(request), at === undefined ? '' : formatDateTime(at)].join(' · ')}
              </option>
            );
          })}
        </select>
      </label>
      {otherReply && hasBodies && (
        <Differences
          before={isOtherOlder ? otherReply : reply}
          after={isOtherOlder ? reply : otherReply}
        />
      )}
    </div>
  );
}
