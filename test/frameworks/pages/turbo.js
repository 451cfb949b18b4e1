/** Turbo handles the submit, and disables the pressed button during the request. */
import '@hotwired/turbo';
import { app } from './send.ts';

app().innerHTML = `<form action="submit" method="post">
  <label>Email <input name="email" type="email"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
document.querySelector('[name=email]').addEventListener('input', ({ target }) => {
  document.getElementById('state').textContent = target.value;
});
