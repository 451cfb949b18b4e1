import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { commandsText } from '../../lib/texts/areas.ts';
import { type Command, type CommandGroup, searchCommands } from './commands.ts';

/** Opens a `<dialog>` as a modal when it is mounted. The browser returns the focus when it closes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}

interface CommandPaletteProps {
  readonly groups: readonly CommandGroup[];
  readonly onClose: () => void;
}

/** A search over the commands of a page: a combobox with a list box (ARIA Authoring Practices). */
export function CommandPalette({ groups, onClose }: CommandPaletteProps) {
  const id = useId();
  const dialog = useModal();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const found = searchCommands(groups, query);
  const commands = found.flatMap((group) => group.commands);
  const active = commands[Math.min(place, commands.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;

  useEffect(() => {
    if (active)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const run = (command: Command) => {
    // The dialog gives the focus back first, so that the command can move it.
    dialog.current?.close();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = commands.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: place < last ? place + 1 : 0,
      ArrowUp: place > 0 ? place - 1 : last,
      PageDown: Math.min(last, place + 8),
      PageUp: Math.max(0, place - 8),
    };
    const next = steps[event.key];
    if (next !== undefined) setPlace(next);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={commandsText('commands')}
      closedby="any"
      onClose={onClose}
    >
      <input
        type="text"
        className="palette-search"
        role="combobox"
        aria-label={commandsText('search')}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={commandsText('search')}
        value={query}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setQuery(event.target.value);
          setPlace(0);
        }}
        onKeyDown={handleKey}
      />
      <p className="visually-hidden" role="status">
        {commandsText('found', { count: commands.length })}
      </p>
      {commands.length === 0 && <p className="palette-none">{commandsText('nothingFound')}</p>}
      <div
        ref={list}
        id={id}
        className="palette-list"
        role="listbox"
        aria-label={commandsText('commands')}
      >
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
          <div key={group.label} role="group" aria-label={group.label}>
            <p className="palette-group" aria-hidden="true">
              {group.label}
            </p>
            {group.commands.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                onClick={() => run(command)}
              >
                {command.label}
              </div>
            ))}
          </div>
        ))}
      </div>
    </dialog>
  );
}
