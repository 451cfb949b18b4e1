import { type ReactNode, useEffect, useId, useRef } from 'react';
import { workbenchText } from '../../../lib/workbench/texts.ts';

export interface CellInputProps {
  readonly name: string;
  readonly text: string;
  /** What the cell was before it was changed. */
  readonly original: string | undefined;
  /** @param isEntered by Enter; else the field was left */
  readonly onText: (text: string, isEntered: boolean) => void;
  readonly children?: ReactNode;
}

/** A cell that can be changed; the change is made when the field is left or Enter is pressed. */
export function CellInput({ name, text, original, onText, children }: CellInputProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  /** The text that was passed on last. */
  const saved = useRef(text);
  useEffect(() => {
    saved.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  const save = (isEntered: boolean) => {
    const { current } = input;
    if (!current || (!isEntered && current.value === saved.current)) return;
    saved.current = current.value;
    onText(current.value, isEntered);
  };
  return (
    <div className="wb-cell-input">
      <label htmlFor={id}>{name}</label>
      {children}
      <textarea
        id={id}
        ref={input}
        className="wb-edit"
        rows={1}
        defaultValue={text}
        spellCheck={false}
        aria-describedby={original === undefined ? undefined : `${id}-original`}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save(true);
          }
          if (event.key !== 'Escape' || !input.current || input.current.value === text) return;
          // The first Escape drops the change, the next closes the detail.
          event.stopPropagation();
          input.current.value = text;
        }}
      />
      {original !== undefined && (
        <span id={`${id}-original`} className="hint">
          {workbenchText('cellWas', { text: original })}
        </span>
      )}
    </div>
  );
}
