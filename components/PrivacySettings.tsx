import { useState } from 'react';
import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/options.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { NoticeToggle } from './NoticeToggle.tsx';
import { Toggle } from './Toggle.tsx';
import type { SectionProps } from './use-settings.ts';

/** What leaves the browser and what stays; said on the welcome page too. */
export function PrivacyNotes() {
  return (
    <ul className="prose">
      <li>{text('checkedHere')}</li>
      <li>{text('neverRead')}</li>
      <li>{text('pagesLearnNothing')}</li>
      <li>
        {text.rich('accountLog', {
          strong: (inner) => <strong key="strong">{inner}</strong>,
        })}
      </li>
    </ul>
  );
}

export function PrivacySettings({ settings, save, send }: SectionProps & { send: Send }) {
  const [cleared, setCleared] = useState(false);
  const clear = async () => setCleared((await send('clearHistory', {})).ok);
  return (
    <section className="section" aria-labelledby="privacy">
      <h2 id="privacy">{text('sectionPrivacy')}</h2>
      <PrivacyNotes />
      <Toggle
        setting="history"
        label={text('history')}
        means={text('historyMeans')}
        checked={settings.history}
        onChange={(history) => save({ history })}
      />
      <NoticeToggle checked={settings.notify} onChange={(notify) => save({ notify })} />
      <p className="row setting-end">
        <ConfirmButton
          label={text('clearHistory')}
          confirm={text('clearHistoryConfirm')}
          onConfirm={clear}
        />
        <span className="hint" role="status">
          {cleared && text('historyCleared')}
        </span>
      </p>
    </section>
  );
}
