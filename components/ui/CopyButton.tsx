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
  /** What is copied: "BIC"; the text itself if omitted. */
  readonly name?: string;
  /** `icon`: no visible word; `word`: shows `name` instead of "Copy". */
  readonly look?: 'full' | 'icon' | 'word';
}

/**
 * Uses the clipboard API only: `execCommand('copy')` fires an event in which a page could replace
 * the text.
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
  // An icon shows its word only when copying failed; screen readers always get it.
  const isWordHidden = look === 'icon' && state !== 'failed';
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
      <span className={isWordHidden ? 'visually-hidden' : undefined} aria-live="polite">
        {look === 'word' && state === 'idle' ? name : word}
      </span>
    </button>
  );
}
