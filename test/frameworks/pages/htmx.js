import htmx from 'htmx.org';
import { app } from './send.ts';

/** `#redrawn`: the server validates the field and sends a new field in its place. */
const isRedrawn = location.hash === '#redrawn';
const look = isRedrawn
  ? 'hx-post="validate" hx-trigger="change" hx-target="closest label" hx-swap="outerHTML"'
  : 'hx-post="look" hx-trigger="change" hx-target="#state" hx-swap="textContent"';

app().innerHTML = `<form hx-post="submit" hx-target="#answer" hx-swap="innerHTML">
  <label>Email <input name="email" type="email" ${look}></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output><div id="answer"></div>
</form>`;
htmx.process(app());
if (isRedrawn) {
  app().addEventListener('input', ({ target }) => {
    document.getElementById('state').textContent = target.value;
  });
}
