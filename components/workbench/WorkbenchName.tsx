import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { MAX_LIST_NAME_LENGTH } from '../../lib/domain/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { focusIfLost } from '../ui/index.ts';

export interface WorkbenchNameProps {
  readonly name: string;
  readonly isEditing: boolean;
  /** @param name null: it stays */
  readonly onName: (name: string | null) => void;
}

/** The list's name, which can be changed. A list that was just opened starts at its name. */
export function WorkbenchName({ name, isEditing, onName }: WorkbenchNameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it begins and ends
  useEffect(() => input.current?.select(), [isEditing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is gone
  useLayoutEffect(() => focusIfLost(heading.current), [isEditing]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    onName(input.current?.value.trim() || null);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onName(null);
  };

  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className={isEditing ? 'visually-hidden' : undefined}
        title={name}
      >
        {name}
      </h1>
      {isEditing && (
        <form className="wb-name" onSubmit={save}>
          <label className="visually-hidden" htmlFor={inputId}>
            {workbenchText('listName')}
          </label>
          <input
            ref={input}
            id={inputId}
            // biome-ignore lint/a11y/noAutofocus: the person chose to rename the list
            autoFocus
            defaultValue={name}
            maxLength={MAX_LIST_NAME_LENGTH}
            onKeyDown={cancel}
          />
          <button type="submit" className="secondary">
            {workbenchText('saveName')}
          </button>
        </form>
      )}
    </>
  );
}
