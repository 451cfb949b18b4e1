/** What can be counted and read about the form around a field, within bounds. */
import { elementsIn, isElement, textOf } from './field-label.ts';
import { readEvidence } from './field-rules.ts';
import { fold, foldName } from './field-text.ts';

export interface FormFacts {
  readonly passwords: number;
  readonly newPassword: boolean;
  readonly currentPassword: boolean;
  /** Autocomplete `username`, or a "remember me" box. */
  readonly returning: boolean;
  readonly cards: number;
  /** Fields of an address: street, zip, city, country. */
  readonly address: number;
  /** Fields grouped as billing or shipping by autocomplete or name. */
  readonly billing: number;
  readonly textareas: number;
  readonly emails: number;
  /** Fields that a person types or chooses in, passwords not counted. */
  readonly asks: number;
  /** Folded words: of submit buttons, of headings, of the form's own attributes. */
  readonly buttons: string;
  readonly headings: string;
  readonly attributes: string;
}

const MAX_CONTROLS = 80;
const UNASKED = /^(?:hidden|submit|button|image|reset|search|checkbox|radio|file)$/;
const ADDRESS =
  /address-line|street|postal|zip|postcode|plz|city|address[-_ ]?1|addr1|country|ville|strasse|code_?postal|cidade|calle|citt|indirizzo|ulica|ulice|miasto|mesto|psc\b|adresse|adres\b|direccion|huisnummer|postnummer|kommun|stadt|住所|郵便/;
const CARD = /\bcc-|card.?num|cardnumber|\bcvv|\bcvc|iban_?holder_?card|creditcard/;

function has(element: Element, name: string): string {
  return (element.getAttribute(name) ?? '').slice(0, 160);
}

/** The form, or, for loose inputs, the nearest container with a button of its own. */
export function formAround(element: Element): Element | null {
  if ('form' in element && isElement(element.form)) return element.form;
  const marked = element.closest('form,[role="form"],dialog,[role="dialog"]');
  if (marked !== null) return marked;
  let at = element.parentElement;
  for (let level = 0; at !== null && at.localName !== 'body' && level < 7; level += 1) {
    if (at.querySelector('button,input[type="submit"],[role="button"]') !== null) return at;
    at = at.parentElement;
  }
  return at?.localName === 'body' ? null : at;
}

function controlsOf(form: Element): Element[] {
  return elementsIn(
    'elements' in form ? form.elements : form.querySelectorAll('input,select,textarea,button'),
    MAX_CONTROLS,
  );
}

function isSubmit(control: Element): boolean {
  const type = has(control, 'type').toLowerCase();
  if (control.localName === 'button')
    return (
      type !== 'reset' &&
      !(
        type === 'button' &&
        has(control, 'aria-label') === '' &&
        control.childElementCount > 0 &&
        (control.textContent ?? '').trim() === ''
      )
    );
  return (
    control.localName === 'input' && (type === 'submit' || type === 'image' || type === 'button')
  );
}

function wordsOfButton(control: Element): string {
  return [
    textOf(control),
    has(control, 'value'),
    has(control, 'aria-label'),
    has(control, 'title'),
    has(control, 'alt'),
    has(control, 'name'),
  ]
    .map((text) => text.slice(0, 60))
    .join(' ; ');
}

function headingsOf(form: Element): string {
  const texts: string[] = [has(form, 'aria-label')];
  for (const heading of Array.from(
    form.querySelectorAll('h1,h2,h3,h4,h5,legend,caption,[role="heading"],th[colspan]'),
  ).slice(0, 6)) {
    texts.push(textOf(heading).slice(0, 80));
  }
  let at: Element | null = form;
  for (let level = 0; at !== null && at.localName !== 'body' && level < 4; level += 1) {
    let before = at.previousElementSibling;
    for (let steps = 0; before !== null && steps < 3; steps += 1) {
      if (
        /^(?:h[1-5]|p|header|legend|span|strong|div)$/.test(before.localName) &&
        before.querySelector('input,form') === null
      ) {
        const heading = before.matches('h1,h2,h3,h4,h5')
          ? before
          : before.querySelector('h1,h2,h3,h4,h5');
        const text = textOf(heading ?? before);
        if (heading !== null || text.length < 100) texts.push(text.slice(0, 100));
      }
      before = before.previousElementSibling;
    }
    if (texts.length > 2) break;
    at = at.parentElement;
  }
  return texts.join(' ; ');
}

/** Words of an action URL: its path alone, since hosts and queries name the site. */
function pathOf(action: string): string {
  return action.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*/, '');
}

function isEmail(control: Element): boolean {
  return (
    control.localName === 'input' && readEvidence(control, { says: 'nothing' }).kind === 'email'
  );
}

export function factsOf(form: Element): FormFacts {
  const count = {
    passwords: 0,
    cards: 0,
    address: 0,
    billing: 0,
    textareas: 0,
    emails: 0,
    asks: 0,
  };
  let newPassword = false;
  let currentPassword = false;
  let returning = false;
  const buttons: string[] = [];
  const asked: Element[] = [];
  for (const control of controlsOf(form)) {
    const type = has(control, 'type').toLowerCase();
    const about =
      `${has(control, 'autocomplete')} ${has(control, 'name')} ${control.id}`.toLowerCase();
    if (isSubmit(control)) buttons.push(wordsOfButton(control));
    else if (type === 'password') {
      count.passwords += 1;
      newPassword ||= /new-password/.test(about);
      currentPassword ||= /current-password/.test(about);
    } else if (type === 'checkbox')
      returning ||= /remember|keep.?me|stay|angemeldet|souvenir|recordar|ricorda/.test(about);
    else if (/^(?:input|select|textarea)$/.test(control.localName) && !UNASKED.test(type)) {
      if (CARD.test(about)) count.cards += 1;
      if (ADDRESS.test(about)) count.address += 1;
      if (
        /billing|shipping|delivery|invoice_?address|facturation|livraison|liefer|rechnung/.test(
          about,
        )
      )
        count.billing += 1;
      if (control.localName === 'textarea' && !/recaptcha|captcha/.test(about))
        count.textareas += 1;
      if (/\busername\b/.test(has(control, 'autocomplete'))) returning = true;
      if (!/captcha|honeypot|_hp\b/.test(about) && control.getAttribute('tabindex') !== '-1') {
        count.asks += 1;
        asked.push(control);
      }
    }
  }
  // Reading every field of a long form is dear, and only of short ones is the number of use.
  if (asked.length <= 6) count.emails = asked.filter(isEmail).length;
  if (buttons.length === 0) {
    for (const button of Array.from(
      form.querySelectorAll(
        '[role="button"],a[class*="btn"],a[class*="button"],a[href^="javascript"],a[onclick]',
      ),
    ).slice(0, 6))
      buttons.push(wordsOfButton(button));
  }
  return {
    ...count,
    newPassword,
    currentPassword,
    returning,
    buttons: fold(buttons.slice(0, 12).join(' ; ')),
    headings: fold(headingsOf(form)),
    attributes: foldName(
      `${pathOf(has(form, 'action')).slice(-80)} ${has(form, 'id')} ${has(form, 'name')} ${has(form, 'class')}`.slice(
        -160,
      ),
    ),
  };
}
