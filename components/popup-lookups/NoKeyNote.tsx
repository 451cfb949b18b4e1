import { commonText as common } from '../../lib/texts/common.ts';
import { popupText } from '../../lib/texts/popup.ts';

/** Shown while no API key is set: what works without one. */
export function NoKeyNote({ onOptions }: { onOptions: () => void }) {
  return (
    <section className="note note-connect" aria-label={common('addKey')}>
      <div className="note-body">
        <p className="note-title">{popupText('noKey')}</p>
        <p>{popupText('noKeyMeans')}</p>
        <button type="button" className="primary" onClick={onOptions}>
          {common('addKey')}
        </button>
      </div>
    </section>
  );
}
