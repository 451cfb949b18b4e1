/** The font size, CSS px, for which the sizes in field-line.css are made: the default of every browser. */
const DEFAULT_FONT_PX = 16;

/**
 * How much larger than usual the person's text is. `all: initial` gives our host the font size of the
 * browser's settings, which the page's own sizes do not change.
 */
export function textScaleOf(host: HTMLElement): number {
  const size = Number.parseFloat(getComputedStyle(host).fontSize);
  return size > 0 ? size / DEFAULT_FONT_PX : 1;
}
