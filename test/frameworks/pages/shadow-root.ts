/** A whole form in a shadow root, `#open` or `#closed`. */
import { app } from './send.ts';

const host = document.createElement('order-form');
const mode = location.hash === '#closed' ? 'closed' : 'open';
const root = host.attachShadow({ mode });
root.innerHTML = `<link rel="stylesheet" href="/bundle/shell.css">
<form action="submit" method="post">
  <label>Email <input name="email" type="email"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
root.addEventListener('input', ({ target }) => {
  const state = root.getElementById('state');
  if (state && target instanceof HTMLInputElement && target.name === 'email') {
    state.textContent = target.value;
  }
});
app().append(host);
// Lets the test's functions in the page (in-page.ts) find a closed root.
Object.assign(globalThis, { rootsForTests: [root] });
