/** Sends a held form as the person's press did, whatever the page did to the button meanwhile. */

type Submitter = HTMLButtonElement | HTMLInputElement;

/** What was pressed, and a copy of it as it was then; null for a submit without a button. */
export type SubmitterSnapshot = { readonly submitter: Submitter; readonly copy: Submitter } | null;

/** What a submitter brings into a submission (WHATWG HTML, attributes for form submission). */
const SUBMITTER_ATTRIBUTES =
  'type name value formaction formmethod formenctype formtarget formnovalidate'.split(' ');

/** What a copy must not do: be dead, belong elsewhere, take the focus, fetch a picture. */
const UNCOPIED_ATTRIBUTES = ['disabled', 'form', 'autofocus', 'src', 'srcset'];

const isSubmitter = (node: Node | null | undefined): node is Submitter =>
  node instanceof HTMLButtonElement || node instanceof HTMLInputElement;

export function snapshotSubmitter({ submitter }: SubmitEvent): SubmitterSnapshot {
  const copy = submitter?.cloneNode();
  if (!isSubmitter(submitter) || !isSubmitter(copy)) return null;
  for (const name of UNCOPIED_ATTRIBUTES) copy.removeAttribute(name);
  copy.hidden = true;
  return { submitter, copy };
}

/** Whether the browser would still take the button, and take from it what it was pressed with. */
const isUnchanged = (form: HTMLFormElement, submitter: Submitter, copy: Submitter) =>
  submitter.isConnected &&
  submitter.form === form &&
  !submitter.matches(':disabled') &&
  SUBMITTER_ATTRIBUTES.every((name) => submitter.getAttribute(name) === copy.getAttribute(name));

/**
 * One submit event, with the button that was pressed. A button that the page disabled, changed or
 * took away is stood in for by its copy, in the form for that event alone: browsers gather a form's
 * data before `requestSubmit` returns (WHATWG HTML, form submission algorithm, step 8).
 */
export function resubmit(form: HTMLFormElement, press: SubmitterSnapshot): void {
  // Fields named like methods shadow them: hence `call`.
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!press) {
    requestSubmit.call(form);
    return;
  }
  const { submitter, copy } = press;
  if (isUnchanged(form, submitter, copy)) {
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
