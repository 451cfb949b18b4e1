import type { AnswerLine } from '../../lib/models/answer/index.ts';
import { recordText } from '../../lib/texts/record.ts';
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
            <CopyButton
              text={item.text}
              name={recordText('itemOfField', { field: name, item: item.text })}
              look="icon"
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {/* The verdict above covers good facts; here only the others get an icon. */}
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

/** The fields of a group with their values. */
export function AnswerFieldList({ lines }: { lines: readonly AnswerLine[] }) {
  return (
    <dl className="record-lines">
      {lines.map((line) => (
        <div key={line.path} className={`record-${line.state}`}>
          <dt title={line.path}>{line.name}</dt>
          <dd>{line.state === 'told' ? <FieldContent line={line} /> : line.text}</dd>
        </div>
      ))}
    </dl>
  );
}
