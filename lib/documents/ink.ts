/** Whether anything is drawn on a page: the grain of a blank one that was scanned is no ink. */

/** One pixel in so many is looked at. */
const STEP = 7;
/** Of 255, how bright ink is at most. */
const DARK = 128;
/** Of all pixels, how many a line of text makes dark. */
const MIN_PART = 0.0005;

/** @param pixels in RGBA */
export function hasInk({ data }: Pick<ImageData, 'data'>): boolean {
  let [dark, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * STEP) {
    const [red = 255, green = 255, blue = 255, alpha = 0] = [
      data[at],
      data[at + 1],
      data[at + 2],
      data[at + 3],
    ];
    seen += 1;
    if (alpha > DARK && red + green + blue < 3 * DARK) dark += 1;
  }
  return dark > seen * MIN_PART;
}
