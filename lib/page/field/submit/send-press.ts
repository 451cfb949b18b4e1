/**
 * Presses that send fields without a submit event: of a button that a page listens to, or Enter in a field without
 * a form. Only what looks like the form's own button by its type, words and place counts; anything else passes.
 */
import { formGroupOf } from '../../../form/index.ts';
import { attributeOf, formOwnerOf, native, nodeText } from '../../../reading/dom/index.ts';
import { compareDocumentOrder, containsDeep } from '../../dom/index.ts';

/** Not links without that role: "Sign up" beside a sign-in leads elsewhere. */
const BUTTONS =
  'button,input[type=button i],input[type=submit i],input[type=image i],[role=button i]';

/** The longest words of a button that sends, UTF-16 code units: longer ones are sentences. */
const MAX_WORDS = 40;

/** Words with which a button that sends begins, in the languages of the interface. */
const SENDS = [
  /^(?:send|submit|subscribe|sign ?up|register|create (?:my |an |your )?account|join|place (?:my |your |the )?order|order now|pay|complete (?:my |your |the )?(?:order|purchase|registration|booking)|check ?out|book|reserve|donate|get started|request (?:a |an )?(?:quote|demo|call)|save|continue|next|proceed|finish|confirm|invite)(?![\p{Alpha}\p{N}])/iu,
  /^(?:absenden|senden|abschicken|anmelden|registrieren|abonnieren|konto (?:anlegen|erstellen)|jetzt (?:kaufen|bestellen|buchen|anmelden|registrieren|spenden)|kaufen|bestellen|zahlungspflichtig|buchen|speichern|weiter|fortfahren|abschließen|bestätigen|einladen)(?![\p{Alpha}\p{N}])/iu,
  /^(?:envoyer|valider|s['’]inscrire|s['’]abonner|je m['’]inscris|créer (?:un|mon) compte|commander|payer|réserver|enregistrer|continuer|suivant|confirmer|terminer)(?![\p{Alpha}\p{N}])/iu,
  /^(?:enviar|suscribirse|suscríbete|registrarse|regístrate|crear (?:una |mi )?cuenta|realizar pedido|pagar|reservar|guardar|continuar|siguiente|confirmar|finalizar)(?![\p{Alpha}\p{N}])/iu,
  /^(?:invia|iscriviti|registrati|crea (?:un )?account|ordina|paga|prenota|salva|continua|avanti|conferma)(?![\p{Alpha}\p{N}])/iu,
  /^(?:verzenden|versturen|inschrijven|aanmelden|registreren|account (?:aanmaken|maken)|bestellen|betalen|afrekenen|boeken|opslaan|verder|doorgaan|volgende|bevestigen)(?![\p{Alpha}\p{N}])/iu,
  /^(?:wyślij|zapisz|zarejestruj|załóż konto|utwórz konto|zamów|zamawiam|zapłać|kupuję|dalej|kontynuuj|potwierdź)(?![\p{Alpha}\p{N}])/iu,
  /^(?:assinar|inscrever|registrar|registar|criar (?:uma )?conta|finalizar|comprar|salvar|seguinte|próximo|avançar)(?![\p{Alpha}\p{N}])/iu,
];

/** A button with these words does something else, or with another account or value. */
const OTHER =
  /\b(?:with|via|later|draft|cancel|shopping|as guest|code|google|apple|facebook|paypal|entwurf|später|abbrechen|mit|einkaufen|avec|con|com|com o|przez|als entwurf|brouillon|borrador|bozza|concept|reading|lesen)\b/iu;

/** What a person reads on a button. */
const wordsOf = (button: Element): string =>
  (nodeText(button).trim() || attributeOf(button, 'value') || attributeOf(button, 'aria-label'))
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a button says that it sends. */
export function saysSend(button: Element): boolean {
  const words = wordsOf(button);
  return (
    words.length <= MAX_WORDS && SENDS.some((begins) => begins.test(words)) && !OTHER.test(words)
  );
}

/** Whether pressing it submits a form by itself, which the guard sees then. */
function submitsByItself(button: Element): boolean {
  if (formOwnerOf(button) === null) return false;
  if (button instanceof HTMLButtonElement) return button.type === 'submit';
  return button instanceof HTMLInputElement && /^(?:submit|image)$/.test(button.type);
}

/** The button at an event's target that sends a group of fields by script; null if it is none, or cannot be pressed. */
export function sendButtonAt(target: Element): HTMLElement | null {
  const button = native(target).closest(BUTTONS);
  if (!(button instanceof HTMLElement) || submitsByItself(button) || !saysSend(button)) return null;
  const isOff = button.matches(
    ':disabled,[aria-disabled=true i],[aria-haspopup]:not([aria-haspopup=false i]),[aria-expanded],[target=_blank]',
  );
  return isOff ? null : button;
}

/** Whether a button stands in the group of a field, after the field. */
export const isAfterIn = (group: Element, field: Element, button: Element): boolean =>
  (containsDeep(group, button) || formOwnerOf(button) === group) &&
  compareDocumentOrder(field, button) < 0;

const TYPED =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=button],[type=submit]),textarea';

/** A field, as far as a press concerns it. */
interface PressedField {
  control(): HTMLElement;
  form(): Element | null;
}

/** A submit, or a press that sends without one, that a person caused. */
export interface Press {
  /** The form, or the form that a page has since drawn in its place; a group of fields without a form. */
  form(): Element;
  /** The button that was pressed, if it is still in the page. */
  button(): HTMLElement | null;
  /** Does the same again. */
  repeat(): void;
}

/** What a click or a key would send; null if it is nothing of the kind. */
export function sendPressOf(
  event: MouseEvent | KeyboardEvent,
  fields: Iterable<PressedField>,
): Press | null {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return null;
  if (event instanceof KeyboardEvent) return enterIn(target, event, fields);
  const button = event.button === 0 ? sendButtonAt(target) : null;
  if (!button) return null;
  for (const field of fields) {
    const group = field.form();
    if (!group || !isAfterIn(group, field.control(), button)) continue;
    return {
      form: () => group,
      button: () => (button.isConnected ? button : null),
      repeat: () => button.click(),
    };
  }
  return null;
}

function enterIn(
  control: HTMLElement,
  event: KeyboardEvent,
  fields: Iterable<PressedField>,
): Press | null {
  const { key, isComposing, ctrlKey, altKey, shiftKey, metaKey, keyCode } = event;
  if (key !== 'Enter' || isComposing || ctrlKey || altKey || shiftKey || metaKey) return null;
  const button = buttonBeside(control);
  const group = [...fields].find((field) => field.control() === control)?.form();
  if (!button || !group) return null;
  const init = { key, code: 'Enter', keyCode, bubbles: true, cancelable: true, composed: true };
  return {
    form: () => group,
    button: () => (button.isConnected ? button : null),
    repeat() {
      for (const type of ['keydown', 'keypress', 'keyup'])
        control.dispatchEvent(new KeyboardEvent(type, init));
    },
  };
}

/**
 * The button beside a field without a form in which Enter may send it; null if other fields are there, too, or if
 * the field uses Enter itself.
 */
export function buttonBeside(field: HTMLElement): HTMLElement | null {
  const group = formOwnerOf(field) === null ? formGroupOf(field) : null;
  if (!group || !(field instanceof HTMLInputElement)) return null;
  if (field.matches('[list],[aria-haspopup],[aria-autocomplete],[aria-expanded],[role=combobox i]'))
    return null;
  if (native(group).querySelectorAll(TYPED).length !== 1) return null;
  for (const found of native(group).querySelectorAll(BUTTONS)) {
    const button = sendButtonAt(found);
    if (button && isAfterIn(group, field, button)) return button;
  }
  return null;
}
