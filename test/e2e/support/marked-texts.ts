/**
 * The text under every mark, bad values first. The browser runs its source in the page, so it must not use
 * anything outside itself.
 */
export const markedTexts = (): string[] =>
  ['bad', 'attention', 'fine']
    .flatMap((severity) => [...(CSS.highlights.get(`fieldmark-${severity}`) ?? [])])
    .map(({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range.toString();
    });
