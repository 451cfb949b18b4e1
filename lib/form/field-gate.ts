/** Decides which fields the always-on script may look at, and which are never read. Kept small. */

/**
 * Not `new-password`, which is usually there to turn autofill off, nor `forgotPassword_email`,
 * which asks for the address to which a new password is sent.
 */
const SECRET = /(?<!new-)(passw|pwd)(?!\S*mail)|one-time|\bcc-|cvv|cvc|\botp|card.?num/i;

/** A forgotten password in a name: `passwordReset`, `forgotPassword[username]`, `lost_password`. */
const FORGOTTEN =
  /(?:forg[eo]t(?:ten)?|lost|reset|recover[ay]?|retrieve|remind(?:er)?|vergessen|vergeten|oubliee?|olvid(?:o|ad[ao]|e)|recuper(?:ar?|o)|restablecer|reimposta|dimenticata|esqueci|redefinir|odzyskaj|zapomnian[ey])[-_.]?(?:my|your)?[-_.]?(?:passwor[dt]|pwd)|(?:passwor[dt]|pwd)[-_.]?(?:forg[eo]t(?:ten)?|lost|reset|recover[ay]?|retrieve|remind(?:er)?|vergessen|vergeten|oubliee?|olvid(?:o|ad[ao]|e)|recuper(?:ar?|o)|restablecer|reimposta|dimenticata|esqueci|redefinir|odzyskaj|zapomnian[ey])/gi;

/** An email address in a label, in the languages of the interface. */
const MAIL = /mail|courriel|correo|correio|posta|poczt|[eé]le[ck]tr[oó]ni/i;

/** The words on a field, as far as they are written on it or in its label; first, those of more attributes. */
function labelTexts(element: Element, ...more: string[]): (string | null)[] {
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return [
    ...[...more, 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
    ...labels.map(({ textContent }) => textContent),
  ];
}

const typeOf = (element: Element) => element.getAttribute('type') ?? '';

/** Passwords, one-time codes, card fields and hidden inputs: their values are never read. */
export function isSecretField(element: Element): boolean {
  const type = typeOf(element);
  if (/^(password|hidden)$/i.test(type)) return true;
  const names = ['autocomplete', 'name', 'id'].map((name) => element.getAttribute(name)).join(' ');
  return (
    !/^email$/i.test(type) &&
    SECRET.test(names) &&
    (SECRET.test(names.replace(FORGOTTEN, '')) ||
      !labelTexts(element).some((text) => MAIL.test(text ?? '')))
  );
}

/** Recipients, invited people and email addresses, in the languages of the interface and a few others. */
const LIST_HINT =
  /mail|courriel|correo|recip|empf|dest|ontvang|odbior|adres|invit|einlad|\bb?cc\b|^\s*(?:to|an|à|a|para|aan|do)\W*$|почт|メール|邮|郵|宛/i;

/** Whether a person can edit the element's content, controls excluded. */
export const isEditable = (element: Element): boolean =>
  /^(?:true|plaintext-only|)$/i.test(element.getAttribute('contenteditable') ?? 'false');

/** Whether a text area or editable element may take a list of addresses, by its label. */
function mayBeAddressList(element: Element): boolean {
  if (element.localName !== 'textarea' && !isEditable(element)) return false;
  return (
    element.hasAttribute('aria-labelledby') ||
    labelTexts(element, 'name', 'id').some((text) => LIST_HINT.test((text ?? '').slice(0, 80)))
  );
}

/**
 * Cheap first test of a focused element: whether it may be a field of one of the kinds. A component
 * may have one in a closed shadow root.
 */
export function mayBeValueField(element: Element): boolean {
  // Not the attribute `type`: one that browsers do not know means text.
  const { localName, type } = element as HTMLInputElement;
  const isText = localName === 'input' && /^(text|email|tel|number|url)$/.test(type);
  return /-/.test(localName) || ((isText || mayBeAddressList(element)) && !isSecretField(element));
}

/** Whether a text field that fails this test may still be corrected by the person. */
export const isOverlookedField = (element: Element): boolean =>
  (element.localName === 'textarea' || /^search$/i.test(typeOf(element))) &&
  !isSecretField(element);
