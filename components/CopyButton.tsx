import { useState } from 'react';
import { CopyIcon } from './Icons.tsx';

type State = 'idle' | 'copied' | 'failed';

const WORD: Readonly<Record<State, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Not possible here',
};

/**
 * Copies through the clipboard API alone: `execCommand('copy')` would fire an event in which a
 * page could swap the text.
 */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<State>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <button type="button" className="quiet copy" aria-label={`Copy ${text}`} onClick={copy}>
      <CopyIcon />
      <span aria-live="polite">{WORD[state]}</span>
    </button>
  );
}
