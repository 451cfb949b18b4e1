/**
 * Describes a form field so that it is recognised after a reload and most redesigns: by its name or
 * id, its label, its form, and its position among fields that are equal in all of these. Contains
 * nothing that was typed.
 */
import { MAX_FIELD_KEY_LENGTH } from '../domain/index.ts';
import {
  attributeOf,
  elementsOfList,
  formOwnerOf,
  labelsOf,
  native,
  nearbyText,
  shadowHostOf,
} from '../reading/dom/index.ts';
import { foldText } from '../values/text/index.ts';
import { isGeneratedId, isGeneratedName } from './generated-name.ts';

/** Longest attribute value in a key, UTF-16 code units; a key has at most five. */
const MAX_PART = 44;
/** Most fields of a page that are compared to find a field's position. */
const MAX_PEERS = 200;

/** Removed, because a site may show the person's address or number in a label. */
const PERSONAL = /(?<!\S)\S*(?:@|\d{3})\S*/g;

const keyPart = (text: string): string =>
  text
    .trim()
    .replace(/[^\p{IDC}.[\]*/-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_PART);

const stableName = (element: Element): string => {
  const name = attributeOf(element, 'name');
  return isGeneratedName(name) ? '' : keyPart(name);
};

const stableId = (element: Element): string => {
  const id = attributeOf(element, 'id');
  return isGeneratedId(id) ? '' : keyPart(id);
};

/** The first label of the field that is not empty after folding, which makes `E-Mail *` into `e-mail`. */
function labelOf(element: Element): string {
  const attributes = ['label', 'placeholder', 'title'].map((name) => attributeOf(element, name));
  for (const text of [...labelsOf(element), ...attributes, ...nearbyText(element)]) {
    const label = keyPart(foldText(text.replace(PERSONAL, ' ')));
    if (label !== '') return label;
  }
  return '';
}

/** The path of a form's `action`, with `*` for segments that differ between orders or customers. */
function actionOf(form: Element): string {
  const action = attributeOf(form, 'action');
  if (action === '' || !URL.canParse(action, native(form).baseURI)) return '';
  const segments = new URL(action, native(form).baseURI).pathname.split('/');
  return keyPart(segments.map((part) => (isGeneratedId(part) ? '*' : part)).join('/'));
}

function formOf(element: Element): string {
  const form = formOwnerOf(element);
  return form === null ? '' : stableName(form) || stableId(form) || actionOf(form);
}

type Parts = Readonly<Record<'name' | 'id' | 'auto' | 'label', string>>;

/** Weaker attributes are used only if there are no stronger ones. */
function partsOf(element: Element): Parts {
  const name = stableName(element);
  const id = name === '' ? stableId(element) : '';
  const label = labelOf(element);
  const auto = name + id + label === '' ? keyPart(attributeOf(element, 'autocomplete')) : '';
  return { name, id, auto, label };
}

const samePart = (a: Parts, b: Parts): boolean =>
  a.name === b.name && a.id === b.id && a.auto === b.auto && a.label === b.label;

/** How many elements before this one in its tree and form have the same parts. */
function positionOf(element: Element, parts: Parts): number {
  const root = native(element).getRootNode();
  if (!('querySelectorAll' in root) || typeof root.querySelectorAll !== 'function') return 0;
  const peers = elementsOfList(root.querySelectorAll(native(element).localName), MAX_PEERS);
  const form = formOwnerOf(element);
  const name = native(element).getAttribute('name');
  return peers
    .slice(0, Math.max(peers.indexOf(element), 0))
    .filter(
      (peer) =>
        (parts.name === '' || native(peer).getAttribute('name') === name) &&
        formOwnerOf(peer) === form &&
        samePart(partsOf(peer), parts),
    ).length;
}

/** The key of a field, as entries like `name=ref;label=customer-number` (`FIELD_KEY_PATTERN`). */
export function fieldKeyOf(field: Element): string {
  const inner = partsOf(field);
  // The field inside a component often has no name; the component's element has it instead.
  const host = shadowHostOf(field);
  const outer = host ? partsOf(host) : undefined;
  const position = positionOf(field, inner);
  const hostPosition = host && outer ? positionOf(host, outer) : 0;
  const entries = [
    ['name', inner.name || outer?.name],
    ['id', inner.name || outer?.name ? '' : inner.id || outer?.id],
    ['auto', inner.auto || outer?.auto],
    ['label', inner.label || outer?.label],
    ['form', formOf(field)],
    ['at', position === 0 ? '' : String(position + 1)],
    ['host', hostPosition === 0 ? '' : String(hostPosition + 1)],
  ].filter(([, value]) => value);
  const key = entries.map(([name, value]) => `${name}=${value}`).join(';');
  return (key || 'at=1').slice(0, MAX_FIELD_KEY_LENGTH);
}
