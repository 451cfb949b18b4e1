/** A focus trap without a role: clicks outside are blocked, and focus that leaves is moved back. */
import { createFocusTrap } from 'focus-trap';
import { app } from './send.ts';

app().innerHTML = `<button id="open">Open</button>
<div id="trap" class="box" hidden><form action="submit" method="post">
  <label>Email <input name="email" type="email"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form></div>`;
const box = document.getElementById('trap');
const field = document.querySelector<HTMLInputElement>('[name=email]');
const state = document.getElementById('state');
if (box && field && state) {
  const trap = createFocusTrap(box, { escapeDeactivates: true });
  field.addEventListener('input', () => {
    state.textContent = field.value;
  });
  document.getElementById('open')?.addEventListener('click', () => {
    box.hidden = false;
    trap.activate();
  });
}
