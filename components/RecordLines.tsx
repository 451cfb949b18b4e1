import type { RecordLine } from '../lib/record/line.ts';
import { text as say } from '../lib/texts/record.ts';
import { CopyButton } from './CopyButton.tsx';
import { StandingMark } from './StandingMark.tsx';

function Told({ line }: { line: RecordLine }) {
  const { name, text, raw, code, items, standing, link } = line;
  if (items) {
    return (
      <ul className="record-items">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={place}>
            <span className="wrap">
              {item.text} {item.aside !== '' && <span className="soft">{item.aside}</span>}
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
      {standing && standing !== 'good' && <StandingMark standing={standing} />}
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
export function RecordLines({ lines }: { lines: readonly RecordLine[] }) {
  return (
    <dl className="record-lines">
      {lines.map((line) => (
        <div key={line.path} className={`record-${line.state}`}>
          <dt title={line.path}>{line.name}</dt>
          <dd>{line.state === 'told' ? <Told line={line} /> : line.text}</dd>
        </div>
      ))}
    </dl>
  );
}
