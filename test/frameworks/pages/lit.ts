/** A form-associated custom element: its input is in a shadow root and belongs to no form. */
import { html, LitElement } from 'lit';
import { app } from './send.ts';

class EmailField extends LitElement {
  static formAssociated = true;
  static override properties = { value: {} };
  declare value: string;
  readonly #internals = this.attachInternals();

  constructor() {
    super();
    this.value = '';
  }

  override render() {
    return html`<label>Email
      <input type="email" autocomplete="email" .value=${this.value}
        @input=${this.#hear} @keydown=${this.#enter}>
    </label>`;
  }

  readonly #hear = ({ target }: InputEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    this.value = target.value;
    this.#internals.setFormValue(target.value);
    const state = document.getElementById('state');
    if (state) state.textContent = target.value;
  };

  readonly #enter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') this.#internals.form?.requestSubmit();
  };
}

customElements.define('email-field', EmailField);
app().innerHTML = `<form action="submit" method="post">
  <email-field name="email"></email-field>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;
