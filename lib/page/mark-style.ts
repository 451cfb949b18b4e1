import { KIND_TABLE, KINDS } from '../kinds/index.ts';

const MARKED = KINDS.filter((kind) => KIND_TABLE[kind].inText);

/** How marks look. Inherited colours are kept: a mark underlines, whatever the page's own palette. */
export const MARK_STYLE = `${MARKED.map((kind) => `::highlight(fieldmark-${kind})`).join()} {
  text-decoration: underline 2px dotted #3f7fca;
  text-underline-offset: 3px;
}`;
