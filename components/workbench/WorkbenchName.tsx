import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MAX_LIST_NAME_LENGTH } from '../../lib/domain/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { focusIfLost } from '../hooks/index.ts';

export interface WorkbenchNameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** The list's name, which can be changed. A list that was just opened starts at its name. */
export function WorkbenchName({ name, onName }: WorkbenchNameProps) {
  /** Null while the name is not being changed. */
  const [edited, setEdited] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const inputId = useId();
  const isEditing = edited !== null;
  useEffect(() => {
    if (isEditing) {
      input.current?.focus();
      input.current?.select();
    } else if (wasEditing.current) rename.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  useLayoutEffect(() => focusIfLost(heading.current), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (edited?.trim()) onName(edited.trim());
    setEdited(null);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setEdited(null);
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={isEditing ? 'visually-hidden' : undefined}>
        {name}
      </h1>
      {isEditing ? (
        <form className="wb-name" onSubmit={save}>
          <label className="visually-hidden" htmlFor={inputId}>
            {workbenchText('listName')}
          </label>
          <input
            ref={input}
            id={inputId}
            value={edited}
            maxLength={MAX_LIST_NAME_LENGTH}
            onChange={({ target }) => setEdited(target.value)}
            onKeyDown={cancel}
          />
          <button type="submit" className="secondary">
            {workbenchText('saveName')}
          </button>
        </form>
      ) : (
        <button ref={rename} type="button" className="quiet" onClick={() => setEdited(name)}>
          {workbenchText('renameList')}
        </button>
      )}
    </>
  );
}
