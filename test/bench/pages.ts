/** The pages of the page benchmark, generated from fixed seeds so that every run is the same. */
import { dice, prose } from './texts.ts';

/** What is measured on a page. */
export type Action = 'load' | 'run' | 'type' | 'fill';

export interface BenchPage {
  readonly name: string;
  readonly html: string;
  /**
   * `load`: opening the page; `run`: its script's changes; `type`: 500 key presses; `fill`: an email
   * typed into a form's field 20 times, and left.
   */
  readonly action: Action;
}

const WORDS =
  'Alder Birch Cedar Dogwood Elder Fir Ginkgo Hazel Ironwood Juniper Katsura Larch Maple Nutmeg Oak Pine Quince Rowan Spruce Tupelo'.split(
    ' ',
  );

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${body}`;

const repeat = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join('');

/** Ten cells per row: words, counts, decimals, percentages, dates; no values. */
function table(nodes: number): string {
  const roll = dice(11);
  const word = () => WORDS[roll(WORDS.length)] ?? '';
  return `<table>${repeat(nodes / 10, (i) => {
    const cells = [
      `${i + 1}`,
      `${word()} ${word()}`,
      word(),
      `${roll(1000)}`,
      `${roll(100)}.${roll(10)}`,
      `${roll(9) + 1},${100 + roll(900)}`,
      `${roll(100)}%`,
      `2024-0${1 + roll(9)}-1${roll(10)}`,
      word(),
      `${word()} ${roll(100)}`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
  })}</table>`;
}

const digits = (roll: (n: number) => number, n: number) => repeat(n, () => `${roll(10)}`);

/** Ten text nodes per person, four of them values; with `wrongEvery`, every so many people have a wrong address and number. */
function contacts(people: number, wrongEvery = 0): string {
  const roll = dice(12);
  const word = () => WORDS[roll(WORDS.length)] ?? '';
  return repeat(people, (i) => {
    const name = word();
    const isWrong = wrongEvery > 0 && i % wrongEvery === 0;
    const [domain, digitCount] = isWrong ? ['gmial.com', 3] : ['mail.example.org', 7];
    return `<div class="person"><h3>${name} ${word()}</h3><p><b>Office</b> ${word()}, floor ${roll(9)}</p><ul>
<li><a href="#">${name.toLowerCase()}${i}@office.example.com</a></li><li>Phone: <b>+49 30 ${digits(roll, 7)}</b></li>
<li>Fax: +49 89 ${digits(roll, digitCount)}</li><li>Mail ${name.toLowerCase()}.${i}@${domain}</li><li>${word()}</li></ul></div>\n`;
  });
}

const log = (size: number) => {
  const roll = dice(13);
  const lines: string[] = [];
  for (let length = 0; length < size; length += lines.at(-1)?.length ?? 0) {
    lines.push(
      `2024-05-1${roll(10)} 10:4${roll(10)}:${10 + roll(50)} worker ${roll(100)} took ${roll(1000)} ms for ${WORDS[roll(20)]}\n`,
    );
  }
  return lines.join('');
};

/** Appends 3,000 entries, ten per task. Each task lays out the whole feed, so more tasks would take minutes. */
const FEED = `<div id="feed"></div><script>
window.run = async () => {
  for (let i = 0; i < 3000; i++) {
    const item = document.createElement('article');
    item.innerHTML = '<h4>Entry ' + i + '</h4><p>Something <b>happened</b> to somebody at ' + (i % 24) + ':00, and more of it.</p>';
    feed.append(item);
    if (i % 10 === 9) await new Promise((done) => setTimeout(done));
  }
};
</script>`;

/** Replaces 200 rows in each of 180 frames. */
const LIST = `<ul id="list"></ul><script>
window.run = () => new Promise((done) => {
  let n = 0;
  const frame = () => {
    n++;
    list.replaceChildren(...Array.from({ length: 200 }, (_, i) => {
      const row = document.createElement('li');
      row.innerHTML = '<b>Row ' + i + '</b> <span>' + (i * n) % 997 + '</span> units';
      return row;
    }));
    if (n < 180) requestAnimationFrame(frame);
    else done();
  };
  requestAnimationFrame(frame);
});
</script>`;

/** Forms of five fields each; the first of the first form is typed into. */
const forms = (fields: number): string =>
  Array.from(
    { length: fields / 5 },
    (_, i) => `<form><label>Email <input ${i === 0 ? 'id="editor"' : ''} name="email"></label>
<label>Phone <input name="phone" type="tel"></label> <label>IBAN <input name="iban"></label>
<label>Name <input name="name"></label> <label>City <input name="city"></label></form>`,
  ).join('\n');

const EDITOR = '<div id="editor" contenteditable style="min-height:100px"><p>Begin: </p></div>';

function article(): string {
  const roll = dice(14);
  const { blocks } = prose(300_000);
  return `<main>${blocks
    .map((block) => block.replace(/\w{5,}/g, (w) => (roll(8) === 0 ? `<a href="#">${w}</a>` : w)))
    .map(
      (block, i) => `${i % 8 === 0 ? `<h2>Part ${i}</h2>` : ''}<p>${block} <sup>[${i}]</sup></p>`,
    )
    .join('\n')}<p>Write to editors@example.org</p></main>`;
}

export const PAGES: readonly BenchPage[] = [
  { name: 'table-50k', action: 'load', html: page('Table', table(50_000)) },
  { name: 'table-200k', action: 'load', html: page('Table', table(200_000)) },
  { name: 'contacts-50k', action: 'load', html: page('Contacts', contacts(5_000)) },
  { name: 'contacts-200k', action: 'load', html: page('Contacts', contacts(20_000)) },
  // 2,000 values in one screen, a tenth of them wrong.
  {
    name: 'dense',
    action: 'load',
    html: page(
      'Dense',
      `<style>body { columns: 12; font: 2px/2px serif } * { margin: 0; padding: 0; font: inherit }</style>${contacts(500, 5)}`,
    ),
  },
  { name: 'pre-10mb', action: 'load', html: page('Log', `<pre>${log(10_000_000)}</pre>`) },
  { name: 'article', action: 'load', html: page('Article', article()) },
  { name: 'feed', action: 'run', html: page('Feed', FEED) },
  { name: 'list-60fps', action: 'run', html: page('List', LIST) },
  { name: 'editor', action: 'type', html: page('Editor', EDITOR) },
  { name: 'fields-50', action: 'fill', html: page('Fields', forms(50)) },
  { name: 'fields-5000', action: 'fill', html: page('Fields', forms(5000)) },
];
