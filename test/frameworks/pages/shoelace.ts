import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import { app } from './send.ts';

const FORM = `<form action="submit" method="post">
  <sl-input name="email" type="email" label="Email" autocomplete="email" required></sl-input><br>
  <sl-input name="name" label="Name"></sl-input><br>
  <sl-button type="submit" name="go" value="pay" variant="primary">Pay</sl-button>
  <output id="state"></output>
</form>`;

const inDialog = location.hash === '#dialog';
app().innerHTML = inDialog
  ? `<sl-button id="open">Open</sl-button><sl-dialog label="Order">${FORM}</sl-dialog>`
  : FORM;
const field = document.querySelector('sl-input');
field?.addEventListener('sl-input', () => {
  const state = document.getElementById('state');
  if (state) state.textContent = field.value;
});
document
  .getElementById('open')
  ?.addEventListener('click', () => void document.querySelector('sl-dialog')?.show());
