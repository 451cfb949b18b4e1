import $ from 'jquery';
import 'jquery-validation';
import { app } from './send.ts';

app().innerHTML = `<form action="submit" method="post">
  <label>Email <input name="email" required></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
$('[name=email]').on('input', ({ target }) => $('#state').text($(target).val()));
$('form').validate({ rules: { email: { required: true, email: true } } });
