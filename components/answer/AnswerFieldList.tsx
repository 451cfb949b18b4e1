import type { AnswerLine } from '../../lib/models/answer/index.ts';
import { recordText as say } from '../../lib/texts/record.ts';
import { CopyButton, ToneIcon } from '../ui/index.ts';

function FieldContent({ line }: { line: AnswerLine }) {
  const { name, text, raw, code, items, standing, link } = line;
  if (items) {
    return (
      <ul className="record-items">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={place}>
            <span className="wrap">
              {item.text} {item.details !== '' && <span className="soft">{item.details}</span>}
            </span>
            <CopyButton
              text={item.text}
              name={say('itemOfField', { field: name, item: item.text })}
              look="icon"
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {/* What speaks for a value is said above; here only what speaks against it stands out. */}
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

/** The fields of a group, each with its value beside it. */
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
