import { useState } from 'react';
import type { Send } from '../lib/send.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { NoticeToggle } from './NoticeToggle.tsx';
import { Toggle } from './Toggle.tsx';
import type { SectionProps } from './use-settings.ts';

/** What leaves the browser and what stays; said on the welcome page too. */
export function PrivacyNotes() {
  return (
    <ul className="prose">
      <li>Checks are computed in this browser. Only a lookup sends a value, to your base URL.</li>
      <li>Passwords, one-time codes, card numbers and hidden fields are never read.</li>
      <li>Pages learn nothing of your lookups. In private windows nothing is kept.</li>
      <li>
        <strong>The API account’s own log stores what was asked</strong> and part of the answer,
        unless log privacy is turned on there.
      </li>
    </ul>
  );
}

export function PrivacySettings({ settings, save, send }: SectionProps & { send: Send }) {
  const [cleared, setCleared] = useState(false);
  const clear = async () => setCleared((await send('clearHistory', {})).ok);
  return (
    <section className="section" aria-labelledby="privacy">
      <h2 id="privacy">Privacy</h2>
      <PrivacyNotes />
      <Toggle
        setting="history"
        label="Keep a history of lookups"
        means="In this browser only. Off: answers are still cached until they expire."
        checked={settings.history}
        onChange={(history) => save({ history })}
      />
      <NoticeToggle checked={settings.notify} onChange={(notify) => save({ notify })} />
      <p className="row setting-end">
        <ConfirmButton label="Clear history" confirm="Clear it all" onConfirm={clear} />
        <span className="hint" role="status">
          {cleared && 'Cleared'}
        </span>
      </p>
    </section>
  );
}
