import { useState } from 'react';
import { commonText as common } from '../../lib/texts/common.ts';
import { CopiedIcon, CopyIcon } from './Icons.tsx';

type State = 'idle' | 'copied' | 'failed';

const WORD = { idle: 'copy', copied: 'copied', failed: 'copyFailed' } as const satisfies Record<
  State,
  Parameters<typeof common>[0]
>;

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, in words: "BIC"; without it the text itself is named. */
  readonly name?: string;
  /** `icon`: one of many, small and without its word; `word`: the name is the word. */
  readonly look?: 'full' | 'icon' | 'word';
}

/**
 * Copies through the clipboard API alone: `execCommand('copy')` would fire an event in which a
 * page could swap the text.
 */
export function CopyButton({ text, name, look = 'full' }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  // A small one says its word only to those who hear it, and where it could not copy.
  const isSilent = look === 'icon' && state !== 'failed';
  const word = look === 'icon' && state === 'idle' ? '' : common(WORD[state]);
  const label = common('copyThis', { what: name ?? text });
  return (
    <button
      type="button"
      className={look === 'icon' ? 'quiet copy copy-icon' : 'quiet copy'}
      aria-label={label}
      title={look === 'icon' ? label : undefined}
      onClick={copy}
      onBlur={() => setState('idle')}
    >
      {state === 'copied' ? <CopiedIcon /> : <CopyIcon />}
      <span className={isSilent ? 'visually-hidden' : undefined} aria-live="polite">
        {look === 'word' && state === 'idle' ? name : word}
      </span>
    </button>
  );
}
