/** Pages with a field in a container that captures the focus, the pointer or the top layer. */

const EMAIL = '<label>Email <input type="email" name="email" autocomplete="email"></label>';
export const FORM = `<form action="thanks.html">${EMAIL}<button name="go" value="pay">Place the order</button></form>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inside</title><body style="margin:24px;font:16px/1.5 sans-serif"><button id="b">Elsewhere</button>${body}`;

/** How libraries keep the focus and the pointer in a box. */
const KEEPERS = `
const box = document.getElementById('box');
const inside = (node) => node instanceof Node && box.contains(node);
const email = () => box.querySelector('input');
/** As focus-trap: capturing listeners on the document. */
function trap() {
  document.addEventListener('focusin', (event) => {
    if (inside(event.target)) return;
    event.stopImmediatePropagation();
    email().focus();
  }, true);
  for (const type of ['mousedown', 'touchstart', 'click']) {
    document.addEventListener(type, (event) => {
      if (inside(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true, passive: false });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...box.querySelectorAll('input, button')];
    const at = stops.indexOf(event.target);
    if (at !== (event.shiftKey ? 0 : stops.length - 1)) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0).focus();
  }, true);
}
/** As Radix: moves the focus back to the last element in the box. */
function pullBack() {
  let last = null;
  document.addEventListener('focusin', (event) => {
    if (inside(event.target)) last = event.target;
    else last?.focus();
  });
  document.addEventListener('focusout', (event) => {
    if (event.relatedTarget !== null && !inside(event.relatedTarget)) last?.focus();
  });
}
/** As MUI: checks the focus repeatedly. */
function look() {
  document.addEventListener('focusin', () => { if (!inside(document.activeElement)) box.focus(); });
  setInterval(() => { if (!inside(document.activeElement)) box.focus(); }, 50);
}
/** As SweetAlert2 and Headless UI. */
function silence() {
  for (const each of document.body.children) if (!each.contains(box)) each.inert = true;
}
/** As menus. */
function closeOnPress(type, target) {
  target.addEventListener(type, (event) => { if (!inside(event.target)) box.remove(); }, true);
}
function closeOnLeave() {
  box.addEventListener('focusout', (event) => { if (!inside(event.relatedTarget)) box.remove(); });
}
`;

const kept = (keeper: string, attributes: string) =>
  page(
    `<div id="box" ${attributes}>${FORM}</div><p>Text behind it</p><script>${KEEPERS}${keeper}</script>`,
  );

const FIXED = 'style="position:fixed;top:80px;left:80px;padding:24px;background:#fff"';
const MENU =
  'style="position:absolute;top:80px;left:80px;padding:24px;background:#fff;border:1px solid"';

/** A dialog as in component libraries: its parts are in a shadow root, its content is slotted. */
const SLOTTED = page(`<x-dialog>${FORM}</x-dialog><script>
  customElements.define('x-dialog', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<div style="position:fixed;inset:0;background:#0003"><div role="dialog" aria-modal="true" aria-label="Order" tabindex="-1" style="position:fixed;top:80px;left:80px;padding:24px;background:#fff"><header><slot name="label"></slot></header><slot></slot></div></div>';
      document.addEventListener('focusin', () => {
        if (!this.matches(':focus-within')) this.querySelector('input').focus();
      });
    }
  });</script>`);

const SHADOWED = page(`<x-dialog></x-dialog><script>
  customElements.define('x-dialog', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(`<dialog>${FORM}</dialog>`)};
      this.shadowRoot.querySelector('dialog').showModal();
    }
  });</script>`);

/** Name of the container → page. */
export const INSIDE: Readonly<Record<string, string>> = {
  'a modal dialog': page(
    `<dialog>${FORM}</dialog><script>document.querySelector('dialog').showModal()</script>`,
  ),
  'a modal dialog in a shadow root': SHADOWED,
  'a popover that closes on a press outside': page(
    `<div popover id="box">${FORM}</div><script>document.getElementById('box').showPopover()</script>`,
  ),
  'an ARIA dialog that traps the focus': kept('trap()', `role="dialog" aria-modal="true" ${FIXED}`),
  'a focus trap without a role': kept('trap()', ''),
  'a dialog that moves the focus back into itself': kept('pullBack()', `role="dialog" ${FIXED}`),
  'a dialog that polls for the focus': kept('look()', `role="dialog" tabindex="-1" ${FIXED}`),
  'a dialog with the rest of the page inert': kept(
    'silence(); trap()',
    `role="dialog" aria-modal="true" ${FIXED}`,
  ),
  'a menu that closes on a press outside': kept(
    'closeOnPress("pointerdown", document); closeOnPress("mousedown", document)',
    MENU,
  ),
  'a menu that closes on a press outside, by a listener on the window': kept(
    'closeOnPress("pointerdown", window); closeOnPress("click", window)',
    MENU,
  ),
  'a menu that closes when it loses the focus': kept('closeOnLeave()', MENU),
  'a dialog of a component library, slotted': SLOTTED,
  'an element in fullscreen': page(
    `<div id="full" style="background:#fff;padding:24px"><button onclick="document.getElementById('full').requestFullscreen()">Full</button>${FORM}</div>`,
  ),
};
