import { useEffect, useState } from 'react';
import { hasAllSitesAccess, requestAllSitesAccess } from '../../lib/extension/index.ts';
import { popupText } from '../../lib/texts/popup.ts';

export interface SiteAccessNoteProps {
  readonly has?: () => Promise<boolean>;
  /** Asks the browser; by a press alone. */
  readonly permit?: () => Promise<boolean>;
}

/** Says that the browser withholds sites, and asks for them on a press; nothing where it does not. */
export function SiteAccessNote({
  has = hasAllSitesAccess,
  permit = requestAllSitesAccess,
}: SiteAccessNoteProps) {
  const [isWithheld, setWithheld] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const look = () => void has().then((all) => setWithheld(!all));
    look();
    // It is changed in the browser's own menus as well.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [has]);
  if (!isWithheld) return null;
  const ask = async () => {
    const given = await permit();
    setWithheld(!given);
    setRefused(!given);
  };
  return (
    <aside className="note note-caution site-access" aria-label={popupText('accessToSites')}>
      <div className="note-body">
        <p className="note-title">{popupText('cannotSee')}</p>
        <p>{popupText('cannotSeeMeans')}</p>
        <div className="row">
          <button type="button" className="primary" onClick={() => void ask()}>
            {popupText('allowAll')}
          </button>
          <span className="hint" role="status">
            {isRefused && popupText('notAllowed')}
          </span>
        </div>
      </div>
    </aside>
  );
}
