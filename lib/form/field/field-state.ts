/** States in which a field is never read: hidden from people, not editable, or a trap for robots. */
import { isControl, labelsOf } from '../../reading/dom/index.ts';
import { TEXT_FIELD_TYPES } from './text-types.ts';

const TRAP =
  /honey.?pot|leave.{0,10}(?:blank|empty)|do.?not.?fill|bot.?(?:trap|check|field)|^b_[0-9a-f]{10,}_|gotcha|nospam|no.?spam|spam.?trap|antispam|field-hp|^hp-container|__hp\b|validation_container|surname_confirm/i;
/** Short for honeypot, but for a mobile phone too (ko, id): a trap only off the tab order. */
const SHORT_TRAP = /(?:^|[_-])hp(?:$|[_-])/i;
const TRAP_WORDS =
  /honey.?pot|leave (?:this )?(?:field )?(?:blank|empty)|do not (?:fill|enter)|if you are (?:a )?human|if you're human|leer lassen|nicht ausfüllen|laisse[zr] (?:ce champ )?vide|ne pas remplir|dej[ae] (?:este campo )?(?:en blanco|vac[ií]o)|non compilare|niet invullen|não preencher|lämna tomt|nie wypełniaj/i;

/** Editable from a read-only start: `onfocus="this.removeAttribute('readonly')"`. */
function opensOnFocus(element: Element): boolean {
  return /readonly/i.test(element.getAttribute('onfocus') ?? '');
}

function soleControl(wrapper: Element, element: Element): boolean {
  let steps = 60;
  const visit = (at: Element): boolean => {
    for (let child = at.firstElementChild; child !== null; child = child.nextElementSibling) {
      steps -= 1;
      if (steps < 0 || (child !== element && isControl(child)) || !visit(child)) return false;
    }
    return true;
  };
  return visit(wrapper);
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, vw: 10, vh: 10 };

/** A length in pixels, roughly where its unit is relative; NaN for `auto` and the like. */
function pixels(value: string): number {
  const unit = value.replace(/^-?[\d.]+/, '');
  return Number.parseFloat(value) * (value === '0' ? 1 : (PIXELS[unit] ?? Number.NaN));
}

/** Out of a person's sight by style alone (no layout needed, so it holds before first paint too). */
function isHiddenByStyle(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null) return false;
  const style = view.getComputedStyle(element);
  if (
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    style.visibility === 'collapse'
  ) {
    return true;
  }
  if (
    /^inset\((?:50|100)%/.test(style.clipPath) ||
    /scale\(0\)|matrix\(0, 0, 0, 0/.test(style.transform)
  ) {
    return true;
  }
  // What is on its way in, or out, is no trap.
  const fades = Number.parseFloat(style.transitionDuration) > 0;
  const isClear = Number.parseFloat(style.opacity) === 0;
  if (isClear && (element.localName === 'input' || !fades)) return true;
  if (style.position !== '' && style.position !== 'static') {
    for (const side of [style.left, style.top, style.right, style.bottom]) {
      if (pixels(side) <= -400) return true;
    }
    if (isClear) return true;
    if (/rect\(\s*(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?/.test(style.clip))
      return true;
  }
  if (pixels(style.textIndent) <= -900 || pixels(style.marginLeft) <= -900) return true;
  const clipped = style.overflow === 'hidden' || element.localName === 'input';
  const sides = [style.width, style.height, style.maxWidth, style.maxHeight];
  return clipped && sides.some((side) => pixels(side) <= 1);
}

/** Not to be seen, itself or with what it stands in; as far up as a form's own blocks go. */
export function isOutOfSight(element: Element): boolean {
  let at: Element | null = element;
  for (let level = 0; at !== null && at.localName !== 'form' && level < 6; level += 1) {
    if (at.hasAttribute('hidden') || isHiddenByStyle(at)) return true;
    at = at.parentElement;
  }
  return false;
}

/** Why a field must be left alone whatever it asks for, or null. */
export function stateVetoOf(element: Element): string | null {
  const type = (element.getAttribute('type') ?? '').toLowerCase();
  if (element.localName !== 'input') return 'not-a-text-field';
  if (type === 'password' || type === 'hidden' || type === 'search') return type;
  if (!TEXT_FIELD_TYPES.has(type || 'text')) return 'not-a-text-field';
  if (element.getAttribute('role') === 'searchbox') return 'search';
  if (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true') {
    return 'disabled';
  }
  if (element.closest('[inert]') !== null) return 'disabled';
  if (element.hasAttribute('readonly') && !opensOnFocus(element)) return 'read-only';
  if (element.getAttribute('aria-readonly') === 'true') return 'read-only';
  if (element.closest('[role="search"]') !== null) return 'search';
  return trapVeto(element);
}

function trapVeto(element: Element): string | null {
  const names = ['name', 'id', 'class'].map((name) => element.getAttribute(name) ?? '');
  if (names.some((name) => TRAP.test(name))) return 'honeypot';
  const words = ['placeholder', 'aria-label', 'title'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  if ([...words, ...labelsOf(element)].some((text) => TRAP_WORDS.test(text))) return 'honeypot';
  const offTab = element.getAttribute('tabindex') === '-1';
  const silent = /^(?:off|nope|false|new-password)$/i.test(
    element.getAttribute('autocomplete') ?? '',
  );
  if (offTab && (silent || names.some((name) => SHORT_TRAP.test(name)))) return 'honeypot';
  if (offTab && element.getAttribute('aria-hidden') === 'true') return 'honeypot';
  if (element.hasAttribute('hidden')) return 'hidden';
  if (isHiddenByStyle(element)) return 'hidden';
  let at = element.parentElement;
  for (let level = 0; at !== null && level < 4; level += 1) {
    // A hidden dialog full of fields is merely closed; a hidden wrapper of one field is a trap.
    if (/^(?:form|body|fieldset|dialog)$/.test(at.localName) || !soleControl(at, element))
      return null;
    if (TRAP.test(`${at.getAttribute('class') ?? ''} ${at.id}`)) return 'honeypot';
    if (at.hasAttribute('hidden') || isHiddenByStyle(at)) return 'hidden';
    if (offTab && at.getAttribute('aria-hidden') === 'true') return 'honeypot';
    at = at.parentElement;
  }
  return null;
}
