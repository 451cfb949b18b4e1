/** Submits a held form with the button that the person pressed, even if the page changed the button meanwhile. */

type Submitter = HTMLButtonElement | HTMLInputElement;

/** The pressed button and a copy of it at that time; null for a submit without a button. */
export type SubmitterSnapshot = { readonly submitter: Submitter; readonly copy: Submitter } | null;

/** The submitter's attributes that affect a submission (WHATWG HTML, attributes for form submission). */
const SUBMITTER_ATTRIBUTES =
  'type name value formaction formmethod formenctype formtarget formnovalidate'.split(' ');

/** Removed from the copy, so that it is enabled, belongs to its parent form, takes no focus and loads no image. */
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

/** Whether the button can still submit the form, with the same attributes. */
const isUnchanged = (form: HTMLFormElement, submitter: Submitter, copy: Submitter) =>
  submitter.isConnected &&
  submitter.form === form &&
  !submitter.matches(':disabled') &&
  SUBMITTER_ATTRIBUTES.every((name) => submitter.getAttribute(name) === copy.getAttribute(name));

/**
 * Fires one submit event with the button that was pressed. If the page disabled, changed or removed the
 * button, its copy is put into the form for that event only: browsers construct the form's data before
 * `requestSubmit` returns (WHATWG HTML, form submission algorithm, step 8).
 */
export function resubmit(form: HTMLFormElement, snapshot: SubmitterSnapshot): void {
  // `call`, because a field named like the method shadows it.
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!snapshot) {
    requestSubmit.call(form);
    return;
  }
  const { submitter, copy } = snapshot;
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
