import IMask from 'imask';
import { app } from './send.ts';

app().innerHTML = `<form action="submit" method="post">
  <label>IBAN <input name="iban" autocomplete="off"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
const field = document.querySelector<HTMLInputElement>('[name=iban]');
const state = document.getElementById('state');
if (field && state) {
  const mask = IMask(field, {
    mask: 'aa00 0000 0000 0000 0000 00',
    prepareChar: (char) => char.toUpperCase(),
  });
  mask.on('accept', () => {
    state.textContent = mask.unmaskedValue;
  });
}
