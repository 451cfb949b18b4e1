/** Pages that manipulate our interface, and a page that records all calls. */

/** What a page can do to `fieldmark-field` and `fieldmark-card`, and how it undoes that (`letGo`). */
const TRICKS = `
const ours = () => document.querySelector('fieldmark-field, fieldmark-card');
const root = document.documentElement;
function cover(style) {
  const lid = document.createElement('div');
  lid.id = 'lid';
  lid.popover = 'manual';
  lid.className = 'lid';
  lid.style.cssText = 'position:fixed;inset:0;margin:0;border:0;padding:0;width:100vw;height:100vh;' + style;
  document.body.append(lid);
  lid.showPopover();
}
function wrap(style) {
  const host = ours();
  const box = document.createElement('div');
  box.id = 'box';
  box.style.cssText = style;
  root.append(box);
  box.append(host);
  host.showPopover();
}
const tricks = {
  'covers it': () => cover('background:pink'),
  'covers it with something the pointer goes through': () => cover('background:pink;pointer-events:none'),
  'covers it with nothing to see that swallows presses': () => cover('background:none;opacity:0'),
  'covers it with a backdrop': () => cover('width:0;height:0;overflow:hidden'),
  'covers it with a view transition': () => { passing = document.startViewTransition(() => {}); },
  'fades the page': () => root.style.setProperty('opacity', '0.001', 'important'),
  'filters the page': () => root.style.setProperty('filter', 'opacity(0)', 'important'),
  'clips the page': () => root.style.setProperty('clip-path', 'inset(0 0 99% 0)', 'important'),
  'blends the page': () => root.style.setProperty('mix-blend-mode', 'difference', 'important'),
  'puts it into a faded box': () => wrap('opacity:0'),
  'puts it into a masked box': () => wrap('mask-image:linear-gradient(transparent, transparent)'),
};
let passing;
function letGo() {
  passing?.skipTransition();
  document.getElementById('lid')?.remove();
  root.removeAttribute('style');
  const box = document.getElementById('box');
  const host = box?.firstChild;
  if (host) { root.append(host); host.showPopover(); }
  box?.remove();
}`;

export const NAMES = [...TRICKS.matchAll(/^ {2}'(.+?)':/gm)].map(([, name]) => name ?? '');
/** The tricks for the card: covering it, styling the page around it, and moving it in the tree. */
export const ON_CARD = NAMES.filter((name) => /goes through|backdrop|filters|faded box/.test(name));

export const TRICKS_PAGE = `<!doctype html><html lang="en"><title>Tricks</title><body style="margin:40px;font:16px/2 serif">
<style>.lid::backdrop { background: pink; pointer-events: none }
::view-transition { background: pink; pointer-events: none }
::view-transition-group(root) { animation-duration: 60s }</style>
<form id="f" onsubmit="return false"><label>Email <input type="email" name="email" autocomplete="email"></label> <button>Send the order</button></form>
<div style="height:180px"></div>${NAMES.map((_, i) => `<p style="margin:0">card${i}@gmail.com</p>`).join('\n')}
<p>twice@gmail.com</p><p style="margin:0">honest.card@gmail.com</p><div style="height:3000px"></div>
<script>${TRICKS}</script>`;

/** Defines our custom elements first, and records calls of every function that our scripts may call. */
export const NOSY = `<!doctype html><html lang="en"><title>Nosy</title>
<script>
const learned = [];
let busy = false;
const tell = (what, detail) => learned.push(what + ' ' + detail);
for (const name of ['fieldmark-field', 'fieldmark-card']) {
  customElements.define(name, class extends HTMLElement {
    constructor() {
      super();
      this.spy();
    }
    connectedCallback() { this.spy(); }
    spy() {
      if (this.shadowRoot) tell('shadowRoot', this.shadowRoot.textContent);
      try { const { shadowRoot } = this.attachInternals(); if (shadowRoot) tell('internals', shadowRoot.textContent); } catch {}
      if (this.textContent) tell('text', this.textContent);
    }
  });
}
const listen = (owner, name) => {
  const real = owner[name];
  owner[name] = function (...args) {
    if (!busy) {
      busy = true;
      try {
        const said = [this, ...args].map((one) => String(one?.localName ?? one)).join(' ');
        // Records only what the page cannot know by itself: our names, prices and verdicts.
        if (/fieldmark|credits|public mail/i.test(said)) tell(name, said);
      } catch {}
      busy = false;
    }
    return Reflect.apply(real, this, args);
  };
};
listen(Element.prototype, 'attachShadow');
listen(Element.prototype, 'setAttribute');
listen(Node.prototype, 'appendChild');
listen(Element.prototype, 'append');
listen(HTMLElement.prototype, 'showPopover');
listen(EventTarget.prototype, 'addEventListener');
listen(EventTarget.prototype, 'dispatchEvent');
listen(Document.prototype, 'createElement');
listen(Document.prototype, 'elementFromPoint');
listen(window, 'matchMedia');
listen(window, 'getComputedStyle');
listen(window, 'requestIdleCallback');
listen(window, 'setTimeout');
for (const name of ['push', 'map', 'filter', 'find', 'some', 'join', 'includes']) listen(Array.prototype, name);
for (const name of ['trim', 'slice', 'toLowerCase', 'split', 'match', 'replace']) listen(String.prototype, name);
listen(RegExp.prototype, 'exec');
listen(RegExp.prototype, 'test');
listen(Map.prototype, 'set');
listen(Promise.prototype, 'then');
listen(JSON, 'stringify');
addEventListener('message', ({ data }) => tell('message', JSON.stringify(data)));
</script>
<form><label>Email <input type="email" name="email" autocomplete="email"></label><button>Send the order</button></form>
<p>office@gmail.com</p>`;
