import { type ReactNode, useCallback, useState } from 'react';
import {
  hasAllSitesAccess,
  requestAllSitesAccess,
  sendToBackground,
} from '../../lib/extension/index.ts';
import { popupText } from '../../lib/texts/areas.ts';
import { AccountPage, useOnReturn, useReply } from '../ui/index.ts';

export interface SiteAccessNoteProps {
  readonly has?: () => Promise<boolean>;
  /** Requests the browser's permission; requires a user gesture. */
  readonly permit?: () => Promise<boolean>;
}

/** Shown while the browser denies access to some sites; its button requests the access. */
export function SiteAccessNote({
  has = hasAllSitesAccess,
  permit = requestAllSitesAccess,
}: SiteAccessNoteProps) {
  const [isWithheld, setWithheld] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useOnReturn(useCallback(() => void has().then((hasAll) => setWithheld(!hasAll)), [has]));
  if (!isWithheld) return null;
  const ask = async () => {
    const isGranted = await permit();
    setWithheld(!isGranted);
    setRefused(!isGranted);
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

/** Lets the messages of a page link to where the account is topped up. */
export function WithAccountPage({ children }: { readonly children: ReactNode }) {
  const { ask, value } = useReply(sendToBackground, 'connection');
  useOnReturn(useCallback(() => void ask({}), [ask]));
  return <AccountPage value={value?.accountPage}>{children}</AccountPage>;
}
