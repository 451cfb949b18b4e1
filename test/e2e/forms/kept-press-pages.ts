/** Pages that disable their buttons after a held submit, or that render the field again. */

const EMAIL = '<label>Email <input name="email" autocomplete="email"></label>';
const FORM = `<form action="thanks.html">${EMAIL}<label>Name <input name="name"></label><button name="go" value="save">Save</button><button name="go" value="pay">Pay</button></form>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title><link rel="icon" href="data:,"><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

const scripted = (script: string, form = FORM) => page(`${form}<script>${script}</script>`);

/**
 * On the field's `change`, replaces the element by a copy with the typed value, as a server-rendered
 * fragment would. The old element is removed after `delay` ms, the new one inserted `gap` ms later.
 */
const redrawn = (selector: string, delay: number, gap = 0) =>
  scripted(`addEventListener('change', ({ target }) => {
  const { name, value } = target;
  if (name !== 'email' || !value) return;
  setTimeout(() => {
    const old = document.querySelector('${selector}');
    const next = old.cloneNode(true);
    next.querySelector('[name=email]').value = value;
    const place = document.createElement('div');
    old.replaceWith(place);
    setTimeout(() => { place.replaceWith(next); document.title = 'Redrawn'; }, ${gap});
  }, ${delay});
});`);

export const KEPT_PRESS_PAGES: Readonly<Record<string, string>> = {
  /** A press disables both buttons for good, because the page waits for its submit event. */
  '/disabling.html': scripted(`for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => setTimeout(() => {
    for (const each of document.querySelectorAll('button')) each.disabled = true;
  }));`),
  /** Handles the submit by script and stays, so a button in the line must not send it again. */
  '/staying.html': scripted(`const sent = [];
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  sent.push(new URLSearchParams(new FormData(event.target, event.submitter)).toString());
  document.title = JSON.stringify(sent);
});`),
  '/redrawn-field.html': redrawn('label', 500),
  '/redrawn-form.html': redrawn('form', 500),
  '/redrawn-slowly.html': redrawn('label', 500, 900),
};
