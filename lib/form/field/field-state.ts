/** States in which a field is never read: hidden, not editable, or a honeypot. */
import { isControl, labelsOf, native } from '../../reading/dom/index.ts';
import { fieldTypeOf, TEXT_FIELD_TYPES } from './markup.ts';

const TRAP =
  /honey.?pot|leave.{0,10}(?:blank|empty)|do.?not.?fill|bot.?(?:trap|check|field)|^b_[0-9a-f]{10,}_|gotcha|nospam|no.?spam|spam.?trap|antispam|field-hp|^hp-container|__hp\b|validation_container|surname_confirm/i;
/** Short for honeypot, but also for mobile phone (ko, id): means a honeypot only outside the tab order. */
const SHORT_TRAP = /(?:^|[_-])hp(?:$|[_-])/i;
const TRAP_WORDS =
  /honey.?pot|leave (?:this )?(?:field )?(?:blank|empty)|do not (?:fill|enter)|if you are (?:a )?human|if you're human|leer lassen|nicht ausfüllen|laisse[zr] (?:ce champ )?vide|ne pas remplir|dej[ae] (?:este campo )?(?:en blanco|vac[ií]o)|non compilare|niet invullen|não preencher|lämna tomt|nie wypełniaj/i;

/** Read-only until focused: `onfocus="this.removeAttribute('readonly')"`. */
function opensOnFocus(element: Element): boolean {
  return /readonly/i.test(native(element).getAttribute('onfocus') ?? '');
}

function soleControl(wrapper: Element, element: Element): boolean {
  let steps = 60;
  const visit = (parent: Element): boolean => {
    for (
      let child = native(parent).firstElementChild;
      child !== null;
      child = native(child).nextElementSibling
    ) {
      steps -= 1;
      if (steps < 0 || (child !== element && isControl(child)) || !visit(child)) return false;
    }
    return true;
  };
  return visit(wrapper);
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, vw: 10, vh: 10 };

/** A length in pixels, approximate for relative units; NaN for keywords such as `auto`. */
function pixels(value: string): number {
  const unit = value.replace(/^-?[\d.]+/, '');
  return Number.parseFloat(value) * (value === '0' ? 1 : (PIXELS[unit] ?? Number.NaN));
}

/** Whether style hides the element. Needs no layout, so it works before first paint. */
function isHiddenByStyle(element: Element): boolean {
  const view = native(element).ownerDocument.defaultView;
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
  // An element in a transition is not a honeypot.
  const isFading = Number.parseFloat(style.transitionDuration) > 0;
  const isTransparent = Number.parseFloat(style.opacity) === 0;
  if (isTransparent && (native(element).localName === 'input' || !isFading)) return true;
  if (style.position !== '' && style.position !== 'static') {
    for (const side of [style.left, style.top, style.right, style.bottom]) {
      if (pixels(side) <= -400) return true;
    }
    if (isTransparent) return true;
    if (/rect\(\s*(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?/.test(style.clip))
      return true;
  }
  if (pixels(style.textIndent) <= -900 || pixels(style.marginLeft) <= -900) return true;
  const clipped = style.overflow === 'hidden' || native(element).localName === 'input';
  const sides = [style.width, style.height, style.maxWidth, style.maxHeight];
  return clipped && sides.some((side) => pixels(side) <= 1);
}

/** Whether the element or an ancestor inside its form is hidden; checks six levels. */
export function isOutOfSight(element: Element): boolean {
  let ancestor: Element | null = element;
  for (
    let level = 0;
    ancestor !== null && native(ancestor).localName !== 'form' && level < 6;
    level += 1
  ) {
    if (native(ancestor).hasAttribute('hidden') || isHiddenByStyle(ancestor)) return true;
    ancestor = native(ancestor).parentElement;
  }
  return false;
}

/** Why a field must be ignored whatever it asks for, or null if it need not be. */
export function stateVetoOf(element: Element): string | null {
  if (native(element).localName !== 'input') return 'not-a-text-field';
  const type = fieldTypeOf(element);
  if (type === 'password' || type === 'hidden' || type === 'search') return type;
  if (!TEXT_FIELD_TYPES.has(type)) return 'not-a-text-field';
  if (native(element).getAttribute('role') === 'searchbox') return 'search';
  if (
    native(element).matches(':disabled') ||
    native(element).getAttribute('aria-disabled') === 'true'
  ) {
    return 'disabled';
  }
  if (native(element).closest('[inert]') !== null) return 'disabled';
  if (native(element).hasAttribute('readonly') && !opensOnFocus(element)) return 'read-only';
  if (native(element).getAttribute('aria-readonly') === 'true') return 'read-only';
  if (native(element).closest('[role="search"]') !== null) return 'search';
  return trapVeto(element);
}

function trapVeto(element: Element): string | null {
  const names = ['name', 'id', 'class'].map((name) => native(element).getAttribute(name) ?? '');
  if (names.some((name) => TRAP.test(name))) return 'honeypot';
  const words = ['placeholder', 'aria-label', 'title'].map(
    (name) => native(element).getAttribute(name) ?? '',
  );
  if ([...words, ...labelsOf(element)].some((text) => TRAP_WORDS.test(text))) return 'honeypot';
  const isOffTabOrder = native(element).getAttribute('tabindex') === '-1';
  const isAutofillOff = /^(?:off|nope|false|new-password)$/i.test(
    native(element).getAttribute('autocomplete') ?? '',
  );
  if (isOffTabOrder && (isAutofillOff || names.some((name) => SHORT_TRAP.test(name))))
    return 'honeypot';
  if (isOffTabOrder && native(element).getAttribute('aria-hidden') === 'true') return 'honeypot';
  if (native(element).hasAttribute('hidden')) return 'hidden';
  if (isHiddenByStyle(element)) return 'hidden';
  let ancestor = native(element).parentElement;
  for (let level = 0; ancestor !== null && level < 4; level += 1) {
    // A hidden dialog with many fields is only closed; a hidden wrapper of a single field is a
    // honeypot.
    if (
      /^(?:form|body|fieldset|dialog)$/.test(native(ancestor).localName) ||
      !soleControl(ancestor, element)
    )
      return null;
    if (TRAP.test(`${native(ancestor).getAttribute('class') ?? ''} ${native(ancestor).id}`))
      return 'honeypot';
    if (native(ancestor).hasAttribute('hidden') || isHiddenByStyle(ancestor)) return 'hidden';
    if (isOffTabOrder && native(ancestor).getAttribute('aria-hidden') === 'true') return 'honeypot';
    ancestor = native(ancestor).parentElement;
  }
  return null;
}
