import { useDeferredValue, useMemo, useState } from 'react';
import { consoleText } from '../../../lib/console/texts.ts';
import { levelsWithin, searchJson } from '../../../lib/models/answer/index.ts';
import { JsonTree } from '../../ui/index.ts';

/** Entries that are opened at once: browsers need seconds for tens of thousands. */
const MAX_OPENED = 2_000;
/** Levels that are open at first. */
const FIRST_LEVELS = 3;

/** An answer as a tree, with a search and buttons that open and close all of it. */
export function AnswerTree({ value }: { value: unknown }) {
  const [typed, setTyped] = useState('');
  /** Null until a button is pressed: a search then opens all that it finds. */
  const [levels, setLevels] = useState<number | null>(null);
  /** A press of a button applies to branches that the person opened or closed, too. */
  const [presses, setPresses] = useState(0);
  const text = useDeferredValue(typed.trim());
  const found = useMemo(() => (text === '' ? null : searchJson(value, text)), [value, text]);
  const mostLevels = useMemo(() => levelsWithin(value, MAX_OPENED, found?.matches), [value, found]);
  const show = (count: number) => {
    setLevels(count);
    setPresses(presses + 1);
  };
  return (
    <div className="answer-tree">
      <div className="row">
        <input
          type="search"
          aria-label={consoleText('searchAnswer')}
          placeholder={consoleText('searchAnswer')}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLevels(null);
          }}
        />
        <button type="button" className="quiet" onClick={() => show(mostLevels)}>
          {consoleText('expandAll')}
        </button>
        <button type="button" className="quiet" onClick={() => show(0)}>
          {consoleText('collapseAll')}
        </button>
      </div>
      <p className="hint" role="status">
        {found && consoleText('matches', { count: found.count })}
      </p>
      {found?.count !== 0 && (
        <div className="answer-scroller">
          <JsonTree
            key={`${presses} ${text}`}
            value={value}
            label={consoleText('answer')}
            open={levels ?? (found ? mostLevels : Math.min(FIRST_LEVELS, mostLevels))}
            matches={found?.matches}
          />
        </div>
      )}
    </div>
  );
}
