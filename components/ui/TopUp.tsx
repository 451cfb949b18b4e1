import { createContext, useContext } from 'react';
import { failureNoteText } from '../../lib/texts/areas.ts';

/** The page where the account is topped up, on a screen that knows it from the settings. */
export const AccountPage = createContext<string | undefined>(undefined);

/** A link to that page, which names the site that it opens; nothing where the page is not known. */
export function TopUpLink() {
  const page = useContext(AccountPage);
  if (page === undefined || !URL.canParse(page)) return null;
  return (
    <a className="wrap" href={page} target="_blank" rel="noreferrer">
      {failureNoteText('topUp', { host: new URL(page).host })}
    </a>
  );
}
