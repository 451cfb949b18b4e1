/** Hand-written pages: containers around a form, and what a page may do to the form. */
import type { Case } from './case.ts';

const FORM = `<form action="submit" method="post">
  <label>Email <input name="email" type="email"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state"></output>
</form>`;

const scripted = (body: string, script: string) => `${body}<script>${script}</script>`;

/** A menu with the form in it. `event`: the script that closes the menu. */
const menu = (event: string) =>
  scripted(
    `<button type="button" id="open">Open</button><div id="menu" class="box" hidden tabindex="-1">${FORM}</div>`,
    `const menu = document.getElementById('menu');
    document.getElementById('open').onclick = () => { menu.hidden = false; };
    ${event}`,
  );

export const PLACES: readonly Case[] = [
  { id: 'plain', name: 'a plain form', body: FORM },
  {
    id: 'dialog',
    name: 'modal dialog',
    body: `<button onclick="document.querySelector('dialog').showModal()">Open</button><dialog>${FORM}</dialog>`,
    open: ['Open'],
    stays: 'dialog[open]',
  },
  ...(['auto', 'manual'] as const).map((kind) => ({
    id: `popover-${kind}`,
    name: `popover=${kind}`,
    body: `<button popovertarget="box">Open</button><div id="box" popover="${kind}">${FORM}</div>`,
    open: ['Open'],
    stays: '#box:popover-open',
  })),
  {
    id: 'fullscreen',
    name: 'fullscreen',
    body: `<div id="stage" style="background:#fff;padding:24px"><button onclick="document.getElementById('stage').requestFullscreen()">Open</button>${FORM}</div>`,
    open: ['Open'],
    stays: '#stage:fullscreen',
  },
  {
    id: 'aria-dialog',
    name: 'ARIA dialog, rest inert',
    body: `<div inert>Elsewhere</div><div role="dialog" aria-modal="true" aria-label="Order" class="box">${FORM}</div>`,
    stays: '[role=dialog]',
  },
  {
    id: 'inert-later',
    name: 'dialog that makes its siblings inert',
    body: scripted(
      `<div id="box" role="dialog" aria-label="Order" class="box">${FORM}</div>`,
      `const box = document.getElementById('box');
      const seal = () => { for (const each of document.body.children) if (each !== box) each.inert = true; };
      new MutationObserver(seal).observe(document.documentElement, { childList: true, subtree: true }); seal();`,
    ),
    stays: '[role=dialog]',
  },
  {
    id: 'menu-press',
    name: 'menu that closes on a press outside',
    body: menu(
      `document.addEventListener('pointerdown', ({ target }) => { if (!menu.contains(target)) menu.hidden = true; }, true);`,
    ),
    open: ['Open'],
    stays: '#menu',
  },
  {
    id: 'menu-focus',
    name: 'menu that closes when the focus leaves',
    body: menu(
      `menu.addEventListener('focusout', ({ relatedTarget }) => { if (!menu.contains(relatedTarget)) menu.hidden = true; });`,
    ),
    open: ['Open'],
    stays: '#menu',
  },
  { id: 'shadow-open', name: 'open shadow root', script: 'shadow-root', hash: '#open' },
  { id: 'shadow-closed', name: 'closed shadow root', script: 'shadow-root', hash: '#closed' },
  {
    id: 'frame-same',
    name: 'frame of the same site',
    body: '<iframe title="form" src="plain.html" width="900" height="500"></iframe>',
    frame: 'iframe',
  },
  {
    id: 'frame-cross',
    name: "another site's frame",
    body: scripted(
      '<iframe title="form" width="900" height="500"></iframe>',
      `document.querySelector('iframe').src = Object.assign(new URL('plain.html', location.href), { hostname: 'localhost' });`,
    ),
    frame: 'iframe',
  },
  {
    id: 'csp',
    name: 'strict CSP',
    body: FORM,
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'",
  },
  {
    id: 'trusted-types',
    name: 'Trusted Types',
    body: FORM,
    policy: "require-trusted-types-for 'script'; trusted-types 'none'",
  },
  {
    id: 'reset',
    name: 'form that resets itself',
    body: scripted(
      FORM,
      `const form = document.querySelector('form');
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void fetch('submit', { method: 'POST', body: new FormData(form, event.submitter) });
        form.reset();
      });`,
    ),
  },
  { id: 'rtl', name: 'right to left', body: FORM, root: 'lang="en" dir="rtl"' },
  { id: 'zoom', name: 'zoom 200 %', body: FORM, view: { width: 550, height: 400 } },
  { id: 'css-zoom', name: 'CSS zoom 2', body: FORM, root: 'lang="en" style="zoom:2"' },
  { id: 'narrow', name: '320 px wide', body: FORM, view: { width: 320, height: 640 } },
  {
    id: 'disabling',
    name: 'button disabled by its click',
    body: scripted(
      FORM,
      `for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => setTimeout(() => { button.disabled = true; }));`,
    ),
  },
  {
    id: 'filtered',
    name: 'html{filter}',
    body: FORM,
    root: 'lang="en" style="filter:invert(1) hue-rotate(180deg);background:#fff"',
  },
];
