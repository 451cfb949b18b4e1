/** Reads the texts of a form that show its purpose: buttons, headings, attributes. */
import { attributeOf, native, nodeText } from '../../reading/dom/index.ts';
import { foldIdentifier, foldText } from '../../values/text/index.ts';

/** Whether a control is a button with a name. Icon buttons without a name are not counted. */
export function isSubmitButton(control: Element): boolean {
  const type = shortAttribute(control, 'type').toLowerCase();
  if (native(control).localName === 'button')
    return (
      type !== 'reset' &&
      !(
        type === 'button' &&
        shortAttribute(control, 'aria-label') === '' &&
        native(control).childElementCount > 0 &&
        (native(control).textContent ?? '').trim() === ''
      )
    );
  return (
    native(control).localName === 'input' &&
    (type === 'submit' || type === 'image' || type === 'button')
  );
}

function wordsOfButton(control: Element): string {
  return [
    nodeText(control),
    shortAttribute(control, 'value'),
    shortAttribute(control, 'aria-label'),
    shortAttribute(control, 'title'),
    shortAttribute(control, 'alt'),
    shortAttribute(control, 'name'),
  ]
    .map((text) => text.slice(0, 60))
    .join(' ; ');
}

/** The folded words of a form's buttons; without buttons, of links styled as buttons. */
export function buttonText(form: Element, controls: readonly Element[]): string {
  const submits = controls.filter(isSubmitButton);
  const buttons =
    submits.length > 0
      ? submits
      : Array.from(
          native(form).querySelectorAll(
            '[role="button"],a[class*="btn"],a[class*="button"],a[href^="javascript"],a[onclick]',
          ),
        ).slice(0, 6);
  return foldText(buttons.slice(0, 12).map(wordsOfButton).join(' ; '));
}

/** The form's first heading and those before it; and the headings of its sections. */
export function headingTexts(form: Element): { title: string[]; sections: string[] } {
  const inside: string[] = [];
  // A dialog's name counts as a title.
  const dialog = native(native(form).parentElement)?.closest('dialog,[role="dialog"]') ?? null;
  const texts = [
    shortAttribute(form, 'aria-label'),
    dialog === null ? '' : shortAttribute(dialog, 'aria-label'),
  ];
  for (const heading of Array.from(
    native(form).querySelectorAll('h1,h2,h3,h4,h5,legend,caption,[role="heading"],th[colspan]'),
  ).slice(0, 6)) {
    inside.push(nodeText(heading).slice(0, 80));
  }
  let ancestor: Element | null = form;
  for (
    let level = 0;
    ancestor !== null && native(ancestor).localName !== 'body' && level < 4;
    level += 1
  ) {
    let before = native(ancestor).previousElementSibling;
    for (let steps = 0; before !== null && steps < 3; steps += 1) {
      if (
        /^(?:h[1-5]|p|header|legend|span|strong|div)$/.test(native(before).localName) &&
        native(before).querySelector('input,form') === null
      ) {
        const heading = native(before).matches('h1,h2,h3,h4,h5')
          ? before
          : native(before).querySelector('h1,h2,h3,h4,h5');
        const text = nodeText(heading ?? before);
        if (heading !== null || text.length < 100) texts.push(text.slice(0, 100));
      }
      before = native(before).previousElementSibling;
    }
    if (texts.length > 3) break;
    ancestor = native(ancestor).parentElement;
  }
  const [first = '', ...rest] = inside;
  return { title: [...texts, first], sections: rest };
}

/** The path of an action URL; host and query only name the site. */
function pathOf(action: string): string {
  return action.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*/, '');
}

/** Identifiers of the form and of the blocks around it: `<div class="checkout-step"><form>`. */
export function identifierText(form: Element): string {
  const names = [pathOf(shortAttribute(form, 'action')).slice(-80), shortAttribute(form, 'name')];
  let ancestor: Element | null = form;
  for (
    let level = 0;
    ancestor !== null && native(ancestor).localName !== 'body' && level < 4;
    level += 1
  ) {
    names.push(native(ancestor).id, shortAttribute(ancestor, 'class').slice(0, 80));
    ancestor = native(ancestor).parentElement;
  }
  // Replaces "book", as on hotel and railway sites; address books and guest books are excluded.
  const words = names.map(foldIdentifier).join(' ');
  return words.replace(/(?<!(?:address|contact|guest|phone) )\bbook(?= )/g, 'booking');
}

/** The first 160 characters of an attribute; '' if it is missing. */
export function shortAttribute(element: Element, name: string): string {
  return attributeOf(element, name).slice(0, 160);
}
