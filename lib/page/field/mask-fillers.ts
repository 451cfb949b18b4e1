/** Removes the characters that an input mask shows for those that are not typed yet: `+49 1512 3456789_`. */
import type { Kind } from '../../domain/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';

/** Characters that masks use as fillers. No value contains them, except for `_` in addresses and host names. */
const FILLERS = '_‗＿•●○◦□▢◌';
const ANY_FILLER = new RegExp(`[${FILLERS}]`, 'g');
const FILLERS_AT_END = new RegExp(`[${FILLERS}][^\\p{Alpha}\\p{N}]*$`, 'u');
const ADJACENT_FILLERS = new RegExp(`[${FILLERS}][\\s().-]*[${FILLERS}]`);
/** The unfilled end of an address: `_@_._`, or the rest of it while the person types. */
const ADDRESS_END = new RegExp(`[${FILLERS}]+(?:[.@][${FILLERS}]*)*$`);
/** Fillers that the person cannot have typed: the whole value, after a separator, or several. */
const CLEAR_ADDRESS_END = new RegExp(`(?:^|[.@]|[${FILLERS}])[${FILLERS}]+$`);
/** Two or more `#` or, at the end, two or more `x`. */
const HASHES = /#(?:[\s().-]*#)+/g;
const LETTERS_AT_END = /[xX](?:[\s().-]*[xX])+$/;

/** No mask is longer; the expressions above would be slow on a long text of fillers. */
const MAX_MASKED = 500;

/** A prefix that masks show before anything is typed is at most this long: `+49`, `DE`. */
const MAX_PREFIX = 3;

function withoutAddressFillers(value: string, guide: string): string {
  const isClear = CLEAR_ADDRESS_END.test(value) || guide.search(ANY_FILLER) !== -1;
  return isClear ? value.replace(ADDRESS_END, '') : value;
}

/** The length of the value without its end, if that end is the same in the pattern and only `x` there. */
function lengthBeforePattern(value: string, guide: string): number {
  const end = /[xX](?:[\s().-]*[xX])*[\s().-]*$/.exec(guide);
  if (!end || guide.length !== value.length) return value.length;
  let from = value.length;
  while (from > end.index && value[from - 1] === guide[from - 1]) from -= 1;
  return from;
}

function withoutFillers(value: string, kind: Kind, guide: string): string {
  // Single fillers between groups are separators that somebody typed: DE89_3704_0044.
  const isMask =
    ADJACENT_FILLERS.test(value) || FILLERS_AT_END.test(value) || guide.search(ANY_FILLER) !== -1;
  const bare = (isMask ? value.replace(ANY_FILLER, '') : value).replace(HASHES, '');
  const lastX = KIND_DEFINITIONS[kind].typed?.lastX;
  if (lastX === 'filler') return bare.replace(LETTERS_AT_END, '');
  return lastX === 'value' ? bare : bare.slice(0, lengthBeforePattern(bare, guide));
}

/**
 * @param value as the control has it, trimmed
 * @param guide the control's placeholder, which often shows the mask's pattern
 * @returns what the person typed; empty if that is only the mask's prefix
 */
export function withoutMaskFillers(value: string, kind: Kind, guide = ''): string {
  const { inserted, hasUnderscores = false } = KIND_DEFINITIONS[kind].typed ?? {};
  if (value.length > MAX_MASKED) return value;
  if (inserted?.test(value)) return '';
  const bare = hasUnderscores
    ? withoutAddressFillers(value, guide)
    : withoutFillers(value, kind, guide);
  if (bare === value) return value;
  const typed = bare.replace(/\(\s*\)/g, '').replace(/[\s(./-]+$/, '');
  const count = typed.match(/[\p{Alpha}\p{N}]/gu)?.length ?? 0;
  return count > (hasUnderscores ? 0 : MAX_PREFIX) ? typed.trim() : '';
}
