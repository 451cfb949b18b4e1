/** Sends a held form as the person's press did, whatever the page did to the button meanwhile. */

type Submitter = HTMLButtonElement | HTMLInputElement;

/** What was pressed, and a copy of it as it was then; null for a submit without a button. */
export type Press = { readonly submitter: Submitter; readonly copy: Submitter } | null;

/** What a submitter brings into a submission (WHATWG HTML, attributes for form submission). */
const BROUGHT = 'type name value formaction formmethod formenctype formtarget formnovalidate'.split(
  ' ',
);

/** What a copy must not do: be dead, belong elsewhere, take the focus, fetch a picture. */
const LEFT_OUT = ['disabled', 'form', 'autofocus', 'src', 'srcset'];

const isSubmitter = (node: Node | null | undefined): node is Submitter =>
  node instanceof HTMLButtonElement || node instanceof HTMLInputElement;

export function pressOf({ submitter }: SubmitEvent): Press {
  const copy = submitter?.cloneNode();
  if (!isSubmitter(submitter) || !isSubmitter(copy)) return null;
  for (const name of LEFT_OUT) copy.removeAttribute(name);
  copy.hidden = true;
  return { submitter, copy };
}

/** Whether the browser would still take the button, and take from it what it was pressed with. */
const isAsPressed = (form: HTMLFormElement, submitter: Submitter, copy: Submitter) =>
  submitter.isConnected &&
  submitter.form === form &&
  !submitter.matches(':disabled') &&
  BROUGHT.every((name) => submitter.getAttribute(name) === copy.getAttribute(name));

/**
 * One submit event, with the button that was pressed. A button that the page disabled, changed or
 * took away is stood in for by its copy, in the form for that event alone: browsers gather a form's
 * data before `requestSubmit` returns (WHATWG HTML, form submission algorithm, step 8).
 */
export function resubmit(form: HTMLFormElement, press: Press): void {
  // Fields named like methods shadow them: hence `call`.
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!press) {
    requestSubmit.call(form);
    return;
  }
  const { submitter, copy } = press;
  if (isAsPressed(form, submitter, copy)) {
    requestSubmit.call(form, submitter);
    return;
  }
  Element.prototype.append.call(form, copy);
  try {
    requestSubmit.call(form, copy);
  } catch {
    requestSubmit.call(form);
  } finally {
    copy.remove();
  }
}
