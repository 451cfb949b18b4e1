import type { AnswerLine, AnswerSource } from '../../lib/models/answer/index.ts';
import { recordText } from '../../lib/texts/areas.ts';
import { formatDateTime } from '../format/index.ts';
import { CopyButton, ToneIcon } from '../ui/index.ts';

function FieldContent({ line }: { line: AnswerLine }) {
  const { name, text, raw, code, items, standing, link } = line;
  if (items) {
    return (
      <ul className="record-items">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <li key={index}>
            <span className="wrap">
              {item.text} {item.details !== '' && <span className="soft">{item.details}</span>}
            </span>
            {!item.unreadable && (
              <CopyButton
                text={item.text}
                name={recordText('itemOfField', { field: name, item: item.text })}
                look="icon"
              />
            )}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {/* Only facts that are not good get an icon; the verdict above already covers the good ones. */}
      {standing && standing !== 'good' && <ToneIcon tone={standing} />}
      <span className={code ? 'value wrap' : 'wrap'}>{text}</span>{' '}
      {link && (
        <a href={link.href} target="_blank" rel="noreferrer">
          {link.text}
        </a>
      )}
      <CopyButton text={raw} name={name} look="icon" />
    </>
  );
}

/** "from /v1/email, 3 Nov 2026, 14:02". */
export const sourceText = ({ path, at }: AnswerSource): string =>
  recordText('fromLookup', { path, when: formatDateTime(at) });

function FieldSource({ line: { source, newerUnreadable } }: { line: AnswerLine }) {
  return (
    <>
      {source && <small className="record-source">{sourceText(source)}</small>}
      {newerUnreadable !== undefined && (
        <small className="record-source wrap">
          {recordText('newerUnreadable', { value: newerUnreadable })}
        </small>
      )}
    </>
  );
}

/** The fields of a group with their values. */
export function AnswerFieldList({ lines }: { lines: readonly AnswerLine[] }) {
  return (
    <dl className="record-lines">
      {lines.map((line) => (
        <div key={line.path} className={`record-${line.state}`}>
          <dt title={line.path}>{line.name}</dt>
          <dd>
            {line.state === 'present' || line.state === 'unreadable' ? (
              <FieldContent line={line} />
            ) : (
              line.text
            )}
            <FieldSource line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
