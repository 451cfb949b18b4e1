import {
  connectCard,
  replayAnswers,
  sendToBackground,
  subscribeToAnswers,
} from '../../lib/extension/index.ts';

const token = location.hash.slice(1);
// The token works once; removing it keeps it out of the URL from here on.
history.replaceState(null, '', location.pathname);

// From the script that mounts the frame (lib/page/card/card-document.ts).
addEventListener('message', ({ data }) => {
  document.documentElement.classList.toggle('over', data === 'over');
});

/** Subscribes before the card connects, so that no answer is missed while React starts. */
export const cardAnswers = replayAnswers(subscribeToAnswers);

/** Connected before React and the components are evaluated. */
export const card = token === '' ? null : connectCard(token);

/** The background's language, in which it writes what it reports about a value. */
export const backgroundLanguage = sendToBackground('language', {});
