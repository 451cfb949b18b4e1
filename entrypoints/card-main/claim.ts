import { replayAnswers, sendToBackground, subscribeToAnswers } from '../../lib/extension/index.ts';

export const cardToken = location.hash.slice(1);
// The token works once; removing it keeps it out of the URL from here on.
history.replaceState(null, '', location.pathname);

/** Subscribes before the claim is sent, so that no answer is missed while React starts. */
export const cardAnswers = replayAnswers(subscribeToAnswers);

/** The card's content, requested before React and the components are evaluated. */
export const claimedCard = cardToken === '' ? null : sendToBackground('card', { token: cardToken });

/** The background's language, in which it writes what it reports about a value. */
export const backgroundLanguage = sendToBackground('language', {});
