import { useState } from 'react';
import { entriesOfJson, type JsonMatches } from '../../lib/models/answer/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { CopyButton } from './CopyButton.tsx';

export interface JsonTreeProps {
  readonly value: unknown;
  /** Accessible name. */
  readonly label: string;
  /** Number of levels that are open at first. */
  readonly open?: number;
  /** Shows only entries that lead to a match. */
  readonly matches?: JsonMatches | undefined;
}

interface NestedProps {
  readonly open: number;
  readonly matches: JsonMatches | undefined;
}

/** Entries rendered at first: an answer may have thousands. */
const PAGE_SIZE = 100;

type Entries = ReturnType<typeof entriesOfJson>;

function entriesOf(value: unknown, matches: JsonMatches | undefined): Entries | null {
  return typeof value === 'object' && value !== null ? entriesOfJson(value, matches) : null;
}

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

function Branch({ name, value, open, matches }: NestedProps & { name: string; value: unknown }) {
  const [isOpen, setOpen] = useState(open > 0);
  const entries = entriesOf(value, matches);
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
        {isOpen && <Branches entries={entries} open={open - 1} matches={matches} />}
      </details>
    </li>
  );
}

function Branches({ entries, open, matches }: NestedProps & { entries: Entries }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const remaining = entries.length - shown;
  return (
    <ul>
      {entries.slice(0, shown).map(([name, value]) => (
        <Branch key={name} name={name} value={value} open={open} matches={matches} />
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
export function JsonTree({ value, label, open = 1, matches }: JsonTreeProps) {
  const entries = entriesOf(value, matches);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="tree" role="group" aria-label={label}>
      {entries === null ? (
        <p className="tree-leaf">
          <Leaf name={label} value={value} />
        </p>
      ) : (
        <Branches entries={entries} open={open} matches={matches} />
      )}
    </div>
  );
}
