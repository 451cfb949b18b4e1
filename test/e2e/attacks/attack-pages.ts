/**
 * Pages that try to spend a person's credits, or to read answers that the person paid for. Each page does
 * all it can while the person does one harmless thing; the tests do that thing and count the credits.
 */

const wrap = (title: string, body: string, script: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body style="margin:40px;font:16px/2 sans-serif">
${body}
<script>
const field = document.querySelector('input[type=email]');
const other = document.getElementById('other');
let round = 0;
const next = () => 'drain' + location.hostname.replace(/\\W/g, '') + ++round + '@gmail.com';
const insert = (text) => { field.focus(); field.select(); document.execCommand('insertText', false, text); };
const leave = () => { field.blur(); other.focus(); };
/** Fills in a new address and leaves the field every 90 ms, eight times. */
const pump = () => {
  let left = 8;
  const timer = setInterval(() => {
    if (left-- === 0) { clearInterval(timer); document.title += ' done'; return; }
    insert(next());
    field.dispatchEvent(new Event('change', { bubbles: true }));
    leave();
  }, 90);
};
${script}
</script>`;

const FORM = `<form onsubmit="return false"><label>Email <input type="email" name="email" autocomplete="email"></label>
<label>Name <input id="other" name="nickname"></label><button>Subscribe to the newsletter</button></form>`;

/** How a page hides what is typed in `chat.html`. */
export const HIDES = [
  'transparent',
  'filled',
  'small',
  'lid',
  'shadow lid',
  'closed lid',
  'lid on a large page',
] as const;

export const ATTACKS: Readonly<Record<string, string>> = {
  // The person types "hi" and presses Enter once.
  '/enter.html': wrap(
    'enter',
    FORM,
    `addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  pump();
}, true);`,
  ),
  // The person presses the mouse button somewhere and types one letter.
  '/letter.html': wrap(
    'letter',
    `<p id="decoy">Press any key to go on.</p>${FORM}`,
    `document.getElementById('decoy').addEventListener('pointerdown', (event) => {
  event.preventDefault();
  field.focus();
});
addEventListener('keydown', (event) => { if (event.key.length === 1) pump(); }, true);`,
  ),
  // The person types one letter and presses Tab; the page swaps the value while our listeners run.
  '/swap.html': wrap(
    'swap',
    FORM,
    `addEventListener('input', () => { field.value = next(); }, true);
`,
  ),
  // The field becomes a chat box: its text is hidden, Enter leaves it, and keys insert in the middle.
  '/chat.html': wrap(
    'chat',
    FORM,
    `const lidOver = () => {
  const lid = document.createElement('div');
  const { left, top, width, height } = field.getBoundingClientRect();
  lid.style.cssText = 'position:fixed;background:white;pointer-events:none;left:' + left + 'px;top:' + top + 'px;width:' + width + 'px;height:' + height + 'px';
  return lid;
};
const shadow = (mode) => document.body.appendChild(document.createElement('div')).attachShadow({ mode });
const hide = {
  transparent: () => { field.style.color = 'transparent'; },
  filled: () => { field.style.webkitTextFillColor = 'transparent'; },
  small: () => { field.style.cssText = 'font-size:2px;width:200px;height:30px'; },
  lid: () => { document.body.append(lidOver()); },
  'shadow lid': () => { shadow('open').append(lidOver()); },
  'closed lid': () => { shadow('closed').append(lidOver()); },
  'lid on a large page': () => {
    document.body.insertAdjacentHTML('beforeend', '<i></i>'.repeat(6000));
    document.body.append(lidOver());
  },
};
const begin = () => {
  // Email fields have no selection range, so the field becomes a text field.
  const middle = () => { field.type = 'text'; field.setSelectionRange(3, 3); };
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return middle();
    event.preventDefault();
    field.blur();
    setTimeout(() => { field.focus(); document.title += '.'; }, 50);
  }, true);
};
Object.assign(window, { begin, hide });`,
  ),
  // Does what driver.test.ts tells it to do between the person's key presses.
  '/driven.html': wrap(
    'driven',
    `<div id="one">${FORM}</div><div id="two"></div><div id="flood"></div>`,
    `const form = document.forms[0];
const lids = [];
const acts = {
  arm: (n) => { field.value = 'armed' + n + '@gmail.com'; field.dispatchEvent(new Event('input', { bubbles: true })); },
  insert: (n) => { document.execCommand('insertText', false, 'in' + n + '@gmail.com'); },
  press: (n) => { field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })); },
  move: (n) => { form.style.transform = 'translate(' + n % 40 + 'px,' + n % 30 + 'px)'; },
  caret: (n) => { field.type = 'text'; field.setSelectionRange(n % 9, n % 9); },
  cover: (n) => {
    const lid = document.createElement('div');
    lid.style.cssText = 'position:fixed;inset:0;background:pink;pointer-events:' + (n % 2 ? 'none' : 'auto');
    document.body.append(lid);
    lids.push(lid);
  },
  uncover: () => { for (const lid of lids.splice(0)) lid.remove(); },
  hide: (n) => { field.style.color = n % 2 ? 'transparent' : ''; form.style.opacity = n % 3 ? '' : '0.1'; },
  clobber: (n) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = ['method', 'action', 'elements', 'submit'][n % 4];
    form.append(input);
    setTimeout(() => input.remove(), 5);
  },
  blur: () => { field.blur(); },
  focus: () => { field.focus(); },
  reparent: (n) => { document.getElementById(n % 2 ? 'one' : 'two').append(form); },
  flood: (n) => {
    const place = document.getElementById('flood');
    place.replaceChildren(...Array.from({ length: 40 }, (_, i) => {
      const p = document.createElement('p');
      p.textContent = 'flood' + n + '.' + i + '@gmail.com';
      return p;
    }));
  },
};
Object.assign(window, { drive: (ops) => { for (const [name, n] of ops) acts[name](n); } });`,
  ),
  // The person types into what is visible; a frame above it has the focus.
  '/cover.html': wrap(
    'cover',
    `<label>Your name <input id="other" style="width:300px"></label>
<iframe id="lid" style="position:fixed;left:0;top:0;width:600px;height:300px;opacity:.01;border:0"></iframe>
<input type="email" hidden>`,
    `const lid = document.getElementById('lid');
lid.src = location.origin.replace('127.0.0.1', 'frame.localhost') + '/inner.html';
addEventListener('pointerdown', () => lid.contentWindow.postMessage('focus', '*'), true);
setInterval(() => lid.contentWindow.postMessage('focus', '*'), 50);`,
  ),
  '/inner.html': wrap(
    'inner',
    FORM,
    `addEventListener('message', () => field.focus());
field.addEventListener('keyup', () => { if (field.value.length > 3) { insert(next()); leave(); } });`,
  ),
  // A visible frame of another site.
  '/framed.html': wrap(
    'framed',
    '<iframe width="700" height="400"></iframe><input type="email" hidden><p id="other"></p>',
    `document.querySelector('iframe').src = location.origin.replace('127.0.0.1', 'frame.localhost') + '/plain.html';`,
  ),
  // The only tab stop after the field is Fieldmark's line.
  '/tab.html': wrap(
    'tab',
    `<form onsubmit="return false"><label>Email <input type="email" name="email" autocomplete="email"></label></form><p id="other"></p>`,
    '',
  ),
  // The person does nothing: the page fills in an address that was looked up elsewhere, and reads.
  '/recall.html': wrap(
    'recall',
    FORM,
    `field.value = 'known@gmail.com'; field.focus(); setTimeout(() => field.blur(), 300);`,
  ),
  '/plain.html': wrap(
    'plain',
    `${FORM}<p style="margin-top:240px">known@gmail.com</p><p>DE89 3704 0044 0532 0130 00</p>`,
    '',
  ),
  // Two values, one of which the person looked up elsewhere, on a page that can scroll.
  '/cards.html': wrap(
    'cards',
    `<form onsubmit="return false"><label>Email <input type="email" name="email"></label></form>
<p>known@gmail.com</p><p style="margin-top:20px">never@gmail.com</p><div style="height:3000px"></div>`,
    '',
  ),
  // The page defines fonts with our fonts' names: each load would reveal which characters are drawn.
  '/fonts.html': wrap(
    'fonts',
    `<style>${[
      'ui-monospace',
      'SF Mono',
      'Cascadia Mono',
      'Noto Sans Mono',
      'Segoe UI',
      '-apple-system',
      'Roboto',
      'Noto Sans',
    ]
      .flatMap((family, f) =>
        Array.from('abcdefghijklmnopqrstuvwxyzBCDEF0123456789✓!✕?×·').map(
          (char) =>
            `@font-face{font-family:"${family}";src:url(/font-${f}-${char.codePointAt(0)}.woff2);unicode-range:U+${char.codePointAt(0)?.toString(16)}}`,
        ),
      )
      .join('')}</style>${FORM}<p style="margin-top:200px">known@gmail.com</p>`,
    '',
  ),
};

/** Words that appear only in paid answers or in our interface around them. */
export const SECRETS = [
  'COBADEFF',
  'Commerzbank',
  'Look up',
  'credit',
  'typo',
  'Did you mean',
  'Use it',
  'Dismiss',
  'offline',
];

/** Runs in the page. Returns every string that it can read by searching and by moving the selection. */
export function readable(words: readonly string[]): string[] {
  const finds = (word: string, inFrames: boolean): boolean => {
    getSelection()?.removeAllRanges();
    try {
      const find: (...args: unknown[]) => boolean = Reflect.get(window, 'find');
      return find.call(window, word, false, false, true, false, inFrames, false);
    } catch {
      // Firefox refuses to search in frames if one of them is of another site.
      return false;
    }
  };
  const hits = words.filter((word) => finds(word, true) || finds(word, false));
  const selection = getSelection();
  const heard: string[] = [];
  if (selection && document.body.firstChild) {
    selection.collapse(document.body, 0);
    for (let i = 0; i < 400; i += 1) selection.modify('extend', 'forward', 'word');
    heard.push(selection.toString());
    selection.selectAllChildren(document.documentElement);
    heard.push(selection.toString());
    selection.removeAllRanges();
  }
  const text = heard.join('\n');
  return [...hits, ...words.filter((word) => text.includes(word))];
}

/** Runs in the page. Returns the rectangle of the card's host, as hit tests measure it. */
export function measuredCard(): string {
  const host = document.querySelector('fieldmark-card');
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let x = 0; x < innerWidth; x += 12) {
    for (let y = 0; y < innerHeight; y += 4) {
      if (host === null || document.elementFromPoint(x, y) !== host) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  if (xs.length === 0) return 'no card';
  return `${Math.max(...xs) - Math.min(...xs)} x ${Math.max(...ys) - Math.min(...ys)}`;
}
