import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { app } from './send.ts';

app().innerHTML = `<form action="submit" method="post">
  <label for="tel">Phone</label> <input id="tel" name="phone" type="tel" autocomplete="tel">
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
const field = document.querySelector<HTMLInputElement>('#tel');
const state = document.getElementById('state');
if (field && state) {
  const widget = intlTelInput(field, { initialCountry: 'de', separateDialCode: true });
  field.addEventListener('input', () => {
    state.textContent = widget.getNumber();
  });
}
