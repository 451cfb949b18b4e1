/**
 * The background's own texts, as messages: data that can be stored and copied. They become sentences where they are
 * shown, in the language of that time (shown.ts).
 */
import { createMessages, type Message, type Phrase } from '../values/domain/index.ts';

export {
  besideText,
  countryName,
  domainText,
  emailText,
  factsText,
  ibanText,
  ipText,
  listOf,
  phoneText,
  placeOf,
  recordText,
  vatText,
} from '../values/domain/index.ts';

export const commonMessage = createMessages('common');
export const endpointsMessage = createMessages('endpoints');
export const failuresText = createMessages('failures');
export const kindsMessage = createMessages('kinds');
/** The background's own failures, notices and lists. */
export const serviceText = createMessages('service');
/** Notes from the lists that the person named "my suppliers". */
export const suppliersText = createMessages('suppliers');

/** Equal texts have equal keys. */
export const textKey = (text: Phrase): string =>
  typeof text === 'string' ? text : JSON.stringify(text);

/** A day and a time in a sentence. @param at ms since the epoch */
export const dateTimeText = (at: number): Message => ({ message: 'dateTime', values: { at } });
