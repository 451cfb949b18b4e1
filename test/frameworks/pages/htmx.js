import htmx from 'htmx.org';
import { app } from './send.ts';

app().innerHTML = `<form hx-post="submit" hx-target="#answer" hx-swap="innerHTML">
  <label>Email <input name="email" type="email"
    hx-post="look" hx-trigger="change" hx-target="#state" hx-swap="textContent"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output><div id="answer"></div>
</form>`;
htmx.process(app());
