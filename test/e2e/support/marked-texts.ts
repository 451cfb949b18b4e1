/**
 * The page text under every mark, the bad ones first. The browser runs its source in the page, so it refers
 * to nothing outside itself.
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
