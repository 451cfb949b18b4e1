import { sendToBackground } from '../../lib/extension/index.ts';

export const cardToken = location.hash.slice(1);
// Used up with the first reading: whoever sees the address later sees nothing.
history.replaceState(null, '', location.pathname);

/** What this card is about, asked before anything that shows it has begun. */
export const claimedCard = cardToken === '' ? null : sendToBackground('card', { token: cardToken });

/** The background's language: what it says of a value is in that language. */
export const backgroundLanguage = sendToBackground('language', {});
