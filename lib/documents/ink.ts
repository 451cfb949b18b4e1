/** Whether anything is drawn on a page: the grain of a blank one that was scanned is no ink. */

/** One pixel in so many is looked at. */
const STEP = 7;
/** Of 255, how bright ink is at most. */
const DARK = 128;
/** Of all pixels, how many a line of text makes dark. */
const MIN_PART = 0.0005;

/** @param pixels in RGBA */
export function hasInk({ data }: Pick<ImageData, 'data'>): boolean {
  let dark = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4 * STEP) {
    seen += 1;
    const isOpaque = (data[at + 3] ?? 0) > DARK;
    const light = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    if (isOpaque && light < 3 * DARK) dark += 1;
  }
  return dark > seen * MIN_PART;
}
