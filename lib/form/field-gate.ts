/** Decides which fields the always-on script may look at, and which are never read. Kept small. */

/**
 * `new-password` on a text field is usually there to turn autofill off, and `forgotPassword_email`
 * asks for the address that a new one is sent to.
 */
const SECRET = /(?<!new-)(passw|pwd)(?!\S*mail)|one-time|\bcc-|cvv|cvc|\botp|card.?num/i;

function attributes(element: Element, names: string): string {
  return names.replace(/\w+/g, (name) => element.getAttribute(name) ?? '');
}

/** Passwords, one-time codes, card fields and hidden inputs: their values are never read. */
export function isSecretField(element: Element): boolean {
  const type = attributes(element, 'type');
  return (
    /^(password|hidden)$/i.test(type) ||
    (!/^email$/i.test(type) && SECRET.test(attributes(element, 'autocomplete name id')))
  );
}

/**
 * Cheap first test of a focused element: whether it may be a field of one of the kinds. A focused
 * component may hold one in a closed shadow root.
 */
export function mayBeValueField(element: Element): boolean {
  const { localName } = element;
  return (
    /-/.test(localName) ||
    (localName === 'input' &&
      /^(text|email|tel|number|url|)$/i.test(attributes(element, 'type')) &&
      !isSecretField(element))
  );
}
