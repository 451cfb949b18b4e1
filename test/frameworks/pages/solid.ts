import { createSignal } from 'solid-js';
import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { app, send } from './send.ts';

const [email, setEmail] = createSignal('');

const submit = (event: Event) => {
  event.preventDefault();
  void send({ email: email() }, event);
};
const hear = ({ target }: Event) => {
  if (target instanceof HTMLInputElement) setEmail(target.value);
};

render(
  () => html`<form onsubmit=${submit}>
    <label>Email <input name="email" type="email" prop:value=${email} oninput=${hear} /></label>
    <label>Name <input name="name" /></label>
    <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
    <output id="state">${email}</output>
  </form>`,
  app(),
);
