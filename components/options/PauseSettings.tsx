import { useCallback, useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { failureNoteText, optionsText, popupText } from '../../lib/texts/areas.ts';
import { usePause, useSetting } from '../settings/index.ts';
import { useOnReturn, useReply } from '../ui/index.ts';

/** Pauses every page, and says how one tab is paused. */
export function PauseSettings({ send }: { readonly send: SendToBackground }) {
  const { id, className } = useSetting('pause');
  const { value, ask } = useReply(send, 'popupSnapshot');
  useOnReturn(useCallback(() => void ask({}), [ask]));
  const { isPaused, hasActed, failureText, change } = usePause(send, value);
  useEffect(() => {
    if (hasActed) document.getElementById(id)?.focus();
  }, [hasActed, id]);
  return (
    <fieldset className={`${className} setting-group`}>
      <legend>{optionsText('pause')}</legend>
      <p className="hint" role="status">
        {isPaused
          ? `${popupText('pausedUntilResumed')} ${popupText('pausedMeans')}`
          : optionsText('pauseMeans')}
      </p>
      {/* Once it is known whether there is a pause: what was read before a press must not come after it. */}
      <div className="row" hidden={value === null}>
        <button type="button" id={id} className="secondary" onClick={() => change(!isPaused)}>
          {isPaused ? failureNoteText('resume') : popupText('pauseEverywhere')}
        </button>
      </div>
      {failureText && <p role="alert">{failureText}</p>}
    </fieldset>
  );
}
