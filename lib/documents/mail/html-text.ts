/** The text of HTML, in time that grows as its length. Nothing in it runs, is loaded or builds a tree. */
import { Tokenizer } from 'htmlparser2';

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Their content is no text. The tokenizer reads them to their end. */
const HIDDEN = new Set(['script', 'style', 'title', 'template', 'noscript', 'head']);
/** Cells of a row stand beside each other. */
const CELLS = new Set(['td', 'th']);

export function textOfHtml(html: string): string {
  const parts: string[] = [];
  /** How deep within elements that are not shown. */
  let hidden = 0;
  const add = (text: string) => {
    if (hidden === 0) parts.push(text);
  };
  const tag = (name: string, isOpen: boolean) => {
    if (HIDDEN.has(name)) hidden = Math.max(0, hidden + (isOpen ? 1 : -1));
    // A page may leave out `</head>`.
    else if (name === 'body') hidden = 0;
    else if (CELLS.has(name)) add(isOpen ? ' ' : '');
    else if (BLOCKS.has(name)) add('\n');
  };
  const nameAt = (from: number, to: number) => html.slice(from, to).toLowerCase();
  const ignore = () => undefined;
  let open = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      // As browsers show it: line breaks of the source are spaces.
      ontext: (from, to) => add(html.slice(from, to).replace(/[\t\n\f\r ]+/g, ' ')),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      onopentagname: (from, to) => {
        open = nameAt(from, to);
        tag(open, true);
      },
      onselfclosingtag: () => {
        if (HIDDEN.has(open)) tag(open, false);
      },
      onclosetag: (from, to) => tag(nameAt(from, to), false),
      onopentagend: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
