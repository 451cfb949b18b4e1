/** Pages that leave a person no press of their own after a held submit, or that redraw the field. */

const EMAIL = '<label>Email <input name="email" autocomplete="email"></label>';
const FORM = `<form action="thanks.html">${EMAIL}<label>Name <input name="name"></label><button name="go" value="save">Save</button><button name="go" value="pay">Pay</button></form>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title><link rel="icon" href="data:,"><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

const scripted = (script: string, form = FORM) => page(`${form}<script>${script}</script>`);

/**
 * What a fragment of the server does at the field's `change`: the element is drawn anew, with what was
 * typed. `delay` and `gap` in ms: until the old element goes, and from then until the new one is there.
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
  /** Both buttons are disabled by a press, and stay so: the page waits for its own submit event. */
  '/disabling.html': scripted(`for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => setTimeout(() => {
    for (const each of document.querySelectorAll('button')) each.disabled = true;
  }));`),
  /** Sends by itself and stays: what the line offers must not send a second time. */
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
