/** Fields in web components; the form is outside, and the focus moves within one shadow root. */

const page = (body: string, script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Components</title><body style="margin:24px;font:16px/1.5 sans-serif">${body}<script>${script}</script>`;

/** A text field as component libraries build it; `how` says how its value gets into the form. */
const input = (mode: 'open' | 'closed', how: 'formdata' | 'internals') => `
customElements.define('x-input', class extends HTMLElement {
  static formAssociated = ${how === 'internals'};
  connectedCallback() {
    const root = this.attachShadow({ mode: ${JSON.stringify(mode)} });
    root.innerHTML = '<div style="margin:12px 0"><label for="i"></label><div><input id="i" part="input"></div></div>';
    root.querySelector('label').textContent = this.getAttribute('label');
    const inner = root.querySelector('input');
    inner.type = this.getAttribute('type') ?? 'text';
    inner.addEventListener('change', () => this.dispatchEvent(new CustomEvent('x-change')));
    inner.addEventListener('input', () => {
      this.value = inner.value;
      internals?.setFormValue(inner.value);
    });
    inner.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') setTimeout(() => document.querySelector('x-button').press());
    });
    const internals = ${how === 'internals' ? 'this.attachInternals()' : 'null'};
    internals?.setFormValue('');
    if (!internals) {
      this.closest('form').addEventListener('formdata', (event) => event.formData.append(this.getAttribute('name'), this.value ?? ''));
    }
  }
});
customElements.define('x-button', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<button type="button"><slot></slot></button>';
    this.addEventListener('click', () => this.press());
  }
  press() {
    const button = document.createElement('button');
    button.name = this.getAttribute('name');
    button.value = this.getAttribute('value');
    button.style.display = 'none';
    this.closest('form').append(button);
    button.click();
    button.remove();
  }
});`;

const LIBRARY = `<form action="thanks.html"><x-input label="Name" name="name"></x-input><x-input type="email" label="Email" name="email"></x-input><x-input label="City" name="city"></x-input><x-button name="go" value="pay">Place the order</x-button></form>`;

const WHOLE = `<form action="thanks.html"><p><label>Name <input name="name"></label></p><p><label>Email <input type="email" name="email"></label></p><p><label>City <input name="city"></label></p><button name="go" value="pay">Place the order</button></form>`;

const whole = (mode: 'open' | 'closed') =>
  page(
    '<x-form></x-form>',
    `customElements.define('x-form', class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: ${JSON.stringify(mode)} });
        root.innerHTML = ${JSON.stringify(WHOLE)};
      }
    });`,
  );

export const COMPONENTS: Readonly<Record<string, string>> = {
  'an input of a component library': page(LIBRARY, input('open', 'formdata')),
  'a form-associated component': page(LIBRARY, input('open', 'internals')),
  'a form-associated component with a closed root': page(LIBRARY, input('closed', 'internals')),
  'a form in an open shadow root': whole('open'),
  'a form in a closed shadow root': whole('closed'),
};
