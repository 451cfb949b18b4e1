/** What the always-on script may look at, and what no script of ours ever reads. Kept tiny. */

/**
 * `new-password` on a text field is mostly a trick to silence autofill, and `forgotPassword_email` is where
 * a new one is sent.
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
 * Cheap first look at a focused element: may it be a field that asks for one of our kinds? A component
 * that has the focus itself may hold one in a closed shadow root.
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
