import { send } from '../../lib/send.ts';

export const token = location.hash.slice(1);
// Used up with the first reading: whoever sees the address later sees nothing.
history.replaceState(null, '', location.pathname);

/** What this card is about, asked before anything that shows it has begun. */
export const claimed = token === '' ? null : send('card', { token });

/** What the background speaks: what it says of a value is in that language. */
export const spoken = send('language', {});
