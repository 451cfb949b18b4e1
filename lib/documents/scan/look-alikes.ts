/** Readings that a value may have been before one sign of it was read wrong. */

/** Signs that are usually taken for each other. */
const GROUPS = [
  '0OQD',
  '1IL7T',
  '2Z',
  '5S6',
  '6G',
  '6B8',
  '8S',
  '38',
  '8B',
  '4A',
  '9G',
  'UV',
  'MN',
];

const OTHERS = new Map<string, ReadonlySet<string>>();
for (const group of GROUPS) {
  for (const sign of group)
    OTHERS.set(
      sign,
      new Set([...(OTHERS.get(sign) ?? []), ...group].filter((each) => each !== sign)),
    );
}

const isAlike = (a = '', b = ''): boolean => a === b || OTHERS.get(a)?.has(b) === true;

/**
 * The texts that differ in one usual confusion: another sign that looks like it, or one sign that was read as two.
 *
 * @param text capital letters and digits
 */
export function readingsNear(text: string): string[] {
  const readings = new Set<string>();
  for (let i = 0; i < text.length; i += 1) {
    const [before, sign = '', after] = [text.slice(0, i), text[i], text.slice(i + 1)];
    for (const other of OTHERS.get(sign) ?? []) readings.add(before + other + after);
    if (isAlike(sign, text[i + 1])) readings.add(before + after);
    if (sign === 'R' && after.startsWith('N')) readings.add(`${before}M${after.slice(1)}`);
    if (sign === 'M') readings.add(`${before}RN${after}`);
  }
  readings.delete(text);
  return [...readings];
}
