/**
 * Whether a person can read what they type into a field. A page can show them one field while they
 * type into another, whose text is transparent, tiny, moved away or of the background's colour.
 */
import { native } from '../../../reading/dom/index.ts';
import { selfAndAncestors } from '../../dom/index.ts';
import { blend, contrast, parseColor, type Rgba } from './css-color.ts';

/** Text with less contrast to its background counts as invisible. Pale grey on white has 1.6. */
const MIN_CONTRAST = 1.5;
/** CSS px. */
const MIN_FONT_SIZE = 6;
const MIN_TEXT_BOX = { width: 24, height: 6 } as const;
/** Letter spacing outside these limits, in font sizes, makes text unreadable. */
const LETTER_SPACING = { min: -0.3, max: 2 } as const;
/** A background image narrower than this share of its element counts as an icon. */
const ICON_SHARE = 1 / 3;

const px = (length: string): number => Number.parseFloat(length) || 0;
const isSet = (value: string, ...initial: string[]) => value !== '' && !initial.includes(value);

/** Whether a filter makes its element unreadable. `opacity()` is checked with the opacity. */
function doesFilterHide(filter: string): boolean {
  if (!isSet(filter, 'none')) return false;
  const amount = (name: string, initial: number) =>
    Number(new RegExp(`${name}\\(\\s*([\\d.]+)`).exec(filter)?.[1] ?? initial);
  const isFar = (factor: number) => factor < 0.4 || factor > 3;
  return (
    filter.includes('url(') ||
    amount('blur', 0) > 3 ||
    isFar(amount('brightness', 1)) ||
    amount('contrast', 1) < 0.4
  );
}

/** Whether the element or an ancestor is clipped, masked, blended or filtered, which hit tests do not show. */
function isCutOrBlended(element: Element): boolean {
  for (const current of selfAndAncestors(element)) {
    const style = getComputedStyle(current);
    const value = (name: string) => style.getPropertyValue(name);
    if (isSet(value('clip-path'), 'none') || isSet(value('clip'), 'auto')) return true;
    if (isSet(value('mask-image'), 'none') || isSet(value('-webkit-mask-image'), 'none'))
      return true;
    if (isSet(value('mix-blend-mode'), 'normal') || doesFilterHide(style.filter)) return true;
  }
  return false;
}

/** Whether the background has an image that may lie behind the text; icons do not count. */
function hasLargeImage(element: Element, style: CSSStyleDeclaration): boolean {
  if (!isSet(style.backgroundImage, 'none')) return false;
  const { width } = native(element).getBoundingClientRect();
  const repeats = style.backgroundRepeat.split(',').some((repeat) => !repeat.includes('no-repeat'));
  const isLarge = style.backgroundSize
    .split(',')
    .some((size) => !/^\s*[\d.]+px/.test(size) || px(size) > width * ICON_SHARE);
  return repeats || isLarge;
}

/** The colour behind the text; null if it is on an image, which may have any colour. */
function backgroundOf(element: Element): Rgba['rgb'] | null {
  const layers: Rgba[] = [];
  for (const current of selfAndAncestors(element)) {
    const style = getComputedStyle(current);
    if (hasLargeImage(current, style)) return null;
    const color = parseColor(style.backgroundColor);
    if (color && color.alpha > 0) layers.push(color);
    if (color && color.alpha > 0.99) break;
  }
  const { documentElement, defaultView } = native(element).ownerDocument;
  const query = defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
  const isDark =
    getComputedStyle(documentElement).colorScheme?.includes('dark') && query?.matches === true;
  const canvas: Rgba['rgb'] = isDark ? [18, 18, 18] : [255, 255, 255];
  return layers.reduceRight((under, layer) => blend(layer, under), canvas);
}

function hasContrast(element: Element, style: CSSStyleDeclaration): boolean {
  const fill = style.getPropertyValue('-webkit-text-fill-color');
  const color = parseColor(isSet(fill, 'currentcolor') ? fill : style.color);
  if (!color) return true;
  const background = backgroundOf(element);
  return background !== null && contrast(blend(color, background), background) >= MIN_CONTRAST;
}

/** Whether the text is inside its field and in readable letters. */
function isTextInPlace(element: Element, style: CSSStyleDeclaration): boolean {
  const fontSize = px(style.fontSize);
  if (isSet(style.fontSize) && fontSize < MIN_FONT_SIZE) return false;
  if (isSet(style.getPropertyValue('-webkit-text-security'), 'none')) return false;
  const spacing = px(style.letterSpacing);
  if (spacing < fontSize * LETTER_SPACING.min || spacing > fontSize * LETTER_SPACING.max)
    return false;
  const { clientWidth, clientHeight } = element;
  // Nothing to compare with before layout, or if the element has no box.
  if (clientWidth === 0) return true;
  const indent = style.textIndent.endsWith('%')
    ? (px(style.textIndent) / 100) * clientWidth
    : px(style.textIndent);
  const width = clientWidth - px(style.paddingLeft) - px(style.paddingRight) - Math.abs(indent);
  const height = clientHeight - px(style.paddingTop) - px(style.paddingBottom);
  return width >= MIN_TEXT_BOX.width && height >= MIN_TEXT_BOX.height;
}

/** Whether text typed into the control can be read, judging by the styles of the control and its ancestors. */
export function isTextLegible(control: Element): boolean {
  const style = getComputedStyle(control);
  return isTextInPlace(control, style) && !isCutOrBlended(control) && hasContrast(control, style);
}
