/** Recognises fields that take several email addresses, such as recipients, invitations or copies of invoices. */
import { attributeOf, labelsOf, native, nearbyText } from '../reading/dom/index.ts';
import { foldIdentifier, foldText } from '../values/text/index.ts';
import { isOutOfSight, stateVetoOf } from './field/field-state.ts';
import { isEditable, isSecretField } from './field-gate.ts';

export interface AddressListField {
  /** Whether it also takes names of contacts, so that a text without "@" is no error. */
  readonly takesNames: boolean;
}

/** "Email addresses", in folded text. */
const ADDRESSES =
  / (?:e ?mails|correos|courriels|(?:e ?)?mail ?(?:addresses|adressen|adresses|adresy|ids|list)|adresses? (?:de )?(?:e ?mails?|mails?|courriel|messagerie|electroniques)s?|direcciones de (?:correo|e ?mail)|indirizzi (?:di posta|(?:e ?)?mail|pec)|adres(?:y|ow) (?:(?:e ?)?mail|poczty)\w*|enderecos de e ?mail|адреса (?:электронной )?почты|メールアドレス 複数) /;
/** A singular that the pattern above matches too. */
const ADDRESS = / adresse (?:de )?(?:e ?mail|mail|courriel|messagerie|electronique) /;
/** "you@x.example, me@y.example" as a placeholder. */
const SAMPLE_LIST = /@[^\s,;@]+\s*[,;]\s*[^\s,;@]+@/;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Folded words for the recipients of a message, and names of such fields in mail programs. */
const RECIPIENT_WORDS = wordSet(
  'to cc bcc cci ccn cco udw dw an a para aan do recipient recipients empfanger destinataire destinataires destinatario destinatarios destinatari ontvanger ontvangers odbiorca odbiorcy adresat adresaci',
);
/** Words that may occur with them: "Recipients in the field To", "Empfänger in „An“". */
const LINKING_WORDS = wordSet(
  'the field in im feld dans le champ en el campo nel no w polu veld select add contacts email mail e',
);
/** Folded names of a message's subject, and of its copies. */
const MESSAGE_FIELD =
  /^ (?:subject|betreff|objet|asunto|oggetto|onderwerp|temat|assunto|тема|add a subject|b?cc|cci|ccn|cco|bcc recipients|cc recipients) $/;

const SCOPE_LEVELS = 8;
const MAX_NEIGHBOURS = 60;
const NEIGHBOURS =
  'input,textarea,button,[contenteditable],[role=textbox],[role=combobox],[role=button],[role=link]';

function namesRecipients(folded: string): boolean {
  const words = folded.trim().split(' ');
  return (
    words.some((word) => RECIPIENT_WORDS.has(word)) &&
    words.every((word) => RECIPIENT_WORDS.has(word) || LINKING_WORDS.has(word))
  );
}

const namesOf = (element: Element): string[] => [
  ...[...labelsOf(element), attributeOf(element, 'placeholder')].map(foldText),
  ...['name', 'id'].map((name) => foldIdentifier(attributeOf(element, name))),
];

/** Whether the field belongs to a message: a subject or a field for copies is near it. */
function isInMessage(element: Element): boolean {
  let scope = element;
  for (let level = 0; level < SCOPE_LEVELS; level += 1) {
    const parent = native(scope).parentElement;
    if (parent === null) break;
    scope = parent;
    if (/^(?:form|dialog|body)$/.test(native(scope).localName)) break;
    if (native(scope).getAttribute('role') === 'dialog') break;
  }
  return [...native(scope).querySelectorAll(NEIGHBOURS)]
    .slice(0, MAX_NEIGHBOURS)
    .some((neighbour) => {
      if (neighbour === element) return false;
      const isButton = !/^(?:input|textarea)$/.test(native(neighbour).localName);
      const text = isButton ? [foldText((native(neighbour).textContent ?? '').slice(0, 40))] : [];
      return [...namesOf(neighbour), ...text].some((name) => MESSAGE_FIELD.test(name));
    });
}

function isUsable(element: Element): boolean {
  if (isSecretField(element)) return false;
  if (native(element).localName === 'input') return stateVetoOf(element) === null;
  if (native(element).localName !== 'textarea' && !isEditable(element)) return false;
  const isLocked = native(element).matches(
    ':disabled,[readonly],[aria-readonly=true],[aria-disabled=true]',
  );
  return !isLocked && !isOutOfSight(element);
}

/**
 * @param isEmail whether the type, name or label of the field asks for email addresses
 * @returns null for a field that takes at most one address
 */
export function readAddressListField(element: Element, isEmail: boolean): AddressListField | null {
  const isInput = native(element).localName === 'input';
  if (isInput && isEmail && native(element).hasAttribute('multiple')) return { takesNames: false };
  const visible = [...labelsOf(element), attributeOf(element, 'placeholder')];
  const texts = visible.some((text) => /\p{Alpha}/u.test(text)) ? visible : nearbyText(element);
  const isPlural = texts.some((text) => {
    const folded = foldText(text);
    return (ADDRESSES.test(folded) && !ADDRESS.test(folded)) || SAMPLE_LIST.test(text);
  });
  if (isPlural && (isEmail || !isInput)) return isUsable(element) ? { takesNames: false } : null;
  const isRecipients = namesOf(element).some(namesRecipients);
  return isRecipients && isUsable(element) && isInMessage(element) ? { takesNames: true } : null;
}
