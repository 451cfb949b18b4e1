/** A dialog without `<dialog>`: it keeps the focus and closes on a press outside. */
import Swal from 'sweetalert2';
import { app } from './send.ts';

app().innerHTML = '<button id="open">Open</button>';
document.getElementById('open')?.addEventListener('click', () => {
  void Swal.fire({
    title: 'Order',
    html: `<form id="order" action="submit" method="post">
      <label>Email <input class="swal2-input" name="email" autocomplete="email"></label>
      <label>Name <input name="name"></label>
      <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
      <output id="state"></output>
    </form>`,
    showConfirmButton: false,
    didOpen: (popup) => {
      const field = popup.querySelector('input');
      const state = popup.querySelector('output');
      field?.addEventListener('input', () => {
        if (state) state.textContent = field.value;
      });
    },
  });
});
