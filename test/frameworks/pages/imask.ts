import IMask, { type FactoryArg } from 'imask';
import { app } from './send.ts';

/** `#phone`: a field that shows its whole mask during input. */
const [label, name, options]: readonly [string, string, FactoryArg] =
  location.hash === '#phone'
    ? ['Phone', 'phone', { mask: '+00 0000 00000000', lazy: false }]
    : [
        'IBAN',
        'iban',
        { mask: 'aa00 0000 0000 0000 0000 00', prepareChar: (char: string) => char.toUpperCase() },
      ];

app().innerHTML = `<form action="submit" method="post">
  <label>${label} <input id="${name}" name="${name}" autocomplete="off"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
const state = document.getElementById('state');
if (field && state) {
  const mask = IMask(field, options);
  mask.on('accept', () => {
    state.textContent = mask.unmaskedValue;
  });
}
