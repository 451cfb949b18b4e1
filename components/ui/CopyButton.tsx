import { useEffect, useState } from 'react';
import { commonText as common } from '../../lib/texts/areas.ts';
import { CopiedIcon, CopyIcon } from './Icons.tsx';
import { LiveRegion } from './LiveRegion.tsx';

type State = 'idle' | 'copied' | 'failed';

const WORD = { copied: 'copied', failed: 'copyFailed' } as const satisfies Record<
  Exclude<State, 'idle'>,
  Parameters<typeof common>[0]
>;

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied: "BIC"; the text itself if omitted. */
  readonly name?: string;
  /** The whole label: "Copy as JSON". "Copy" if omitted. */
  readonly label?: string;
  /** `icon`: no visible word. */
  readonly look?: 'full' | 'icon';
}

/**
 * Uses the clipboard API only: `execCommand('copy')` fires an event in which a page could replace
 * the text.
 */
export function CopyButton({ text, name, label, look = 'full' }: CopyButtonProps) {
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
  const idleWord = look === 'icon' ? '' : (label ?? common('copy'));
  const word = state === 'idle' ? idleWord : common(WORD[state]);
  const accessibleName = label ?? common('copyThis', { what: name ?? text });
  return (
    <button
      type="button"
      className={look === 'icon' ? 'quiet copy copy-icon' : 'quiet copy'}
      aria-label={accessibleName}
      title={look === 'icon' ? accessibleName : undefined}
      onClick={copy}
      onBlur={() => setState('idle')}
    >
      {state === 'copied' ? <CopiedIcon /> : <CopyIcon />}
      <LiveRegion
        as="span"
        announces="politely"
        className={isWordHidden ? 'visually-hidden' : undefined}
      >
        {word}
      </LiveRegion>
    </button>
  );
}

const SHOWN_MS = 3_000;

/** Shows "Saved" after each save; the changing key makes screen readers announce every one. */
export function SavedNotice({ saves }: { saves: number }) {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(saves), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saves]);
  return (
    <LiveRegion as="p" className="saved">
      {saves > hidden && <span key={saves}>{common('saved')}</span>}
    </LiveRegion>
  );
}
