/** What the always-on script may look at, and what no script of ours ever reads. Kept tiny. */

const SECRET = /password|passwd|\bpwd|one-time-code|\bcc-|cvv|cvc|\botp|card.?num/i;

/** Passwords, one-time codes, card fields and hidden inputs: their values are never read. */
export function isSecret(element: Element): boolean {
  const a = (name: string) => element.getAttribute(name) ?? '';
  return (
    /^(password|hidden)$/i.test(a('type')) ||
    (!/^email$/i.test(a('type')) && SECRET.test(`${a('autocomplete')} ${a('name')} ${a('id')}`))
  );
}

/** Cheap first look at a focused element: may it be a field that asks for one of our kinds? */
export function mayBeField(element: Element): boolean {
  return (
    element.localName === 'input' &&
    /^(text|email|tel|number|url|)$/i.test(element.getAttribute('type') ?? '') &&
    !isSecret(element)
  );
}
