import { useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { CopyButton } from './CopyButton.tsx';

export interface JsonTreeProps {
  readonly value: unknown;
  /** Accessible name. */
  readonly label: string;
  /** Number of levels that are open at first. */
  readonly open: number;
}

/** Entries rendered at first: an answer may have thousands. */
const PAGE_SIZE = 100;

type Entries = readonly (readonly [name: string, value: unknown])[];

const entriesOf = (value: unknown): Entries | null =>
  typeof value === 'object' && value !== null ? Object.entries(value) : null;

function Leaf({ name, value }: { name: string; value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const type = value === null ? 'null' : typeof value;
  return (
    <>
      <span className={`tree-value tree-${type} wrap`}>{JSON.stringify(value)}</span>
      <CopyButton text={text} name={name} look="icon" />
    </>
  );
}

function Branch({ name, value, open }: { name: string; value: unknown; open: number }) {
  const [isOpen, setOpen] = useState(open > 0);
  const entries = entriesOf(value);
  if (entries === null) {
    return (
      <li className="tree-leaf">
        <span className="tree-name">{name}</span> <Leaf name={name} value={value} />
      </li>
    );
  }
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="tree-name">{name}</span> <span className="soft">{size}</span>
        </summary>
        {isOpen && <Branches entries={entries} open={open - 1} />}
      </details>
    </li>
  );
}

function Branches({ entries, open }: { entries: Entries; open: number }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const remaining = entries.length - shown;
  return (
    <ul>
      {entries.slice(0, shown).map(([name, value]) => (
        <Branch key={name} name={name} value={value} open={open} />
      ))}
      {remaining > 0 && (
        <li>
          <button type="button" className="quiet" onClick={() => setShown(shown + 10 * PAGE_SIZE)}>
            {commonText('more', { count: remaining })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Any JSON value: objects and arrays open and close, other values can be copied. */
export function JsonTree({ value, label, open }: JsonTreeProps) {
  const entries = entriesOf(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="tree" role="group" aria-label={label}>
      {entries === null ? (
        <p className="tree-leaf">
          <Leaf name={label} value={value} />
        </p>
      ) : (
        <Branches entries={entries} open={open} />
      )}
    </div>
  );
}
