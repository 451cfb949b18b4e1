/** The message of a held form stands near what it is about: a wrong field or the pressed button. */
import { describe, expect, it } from 'vitest';
import { lineBox } from '../support/closed-roots.ts';
import { coveredBy } from '../support/covered.ts';
import { typeInto, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import type { World } from '../support/world.ts';

const field = (label: string, name: string, isWide = false) =>
  `<div class="field${isWide ? ' wide' : ''}"><label for="${name}">${label}</label><input id="${name}" name="${name}"></div>`;

const document = (style: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Order</title><style>*{box-sizing:border-box}body{margin:0;font:16px/1.45 sans-serif}label{display:block}input,select{width:100%;padding:10px;font:inherit;border:1px solid gray}${style}</style><body>${body}`;

const FIELDS = [
  field('First name', 'first'),
  field('Last name', 'last'),
  field('Company', 'company', true),
  field('Email address', 'email'),
  field('Phone', 'phone'),
  field('Street and number', 'street', true),
  field('VAT number', 'vat_number'),
  field('IBAN for direct debit', 'iban'),
  field('BIC', 'bic', true),
].join('');

/** Two columns of fields in a card, with the order beside it. */
const SHOP = document(
  'header{height:52px;background:#223}main{display:grid;grid-template-columns:730px 320px;gap:32px;width:1082px;margin:24px auto}section{padding:24px}form{display:grid;grid-template-columns:1fr 1fr;gap:20px 16px}.wide,button{grid-column:1/-1}@media(max-width:700px){main,form{display:block;width:auto}button{margin:16px 0}}',
  `<header></header><main><section><h1>Checkout</h1><form action="thanks.html">${FIELDS}<div class="field wide"><label for="country">Country</label><select id="country"><option>Germany</select></div><button>Place the order</button></form></section><aside><h2>Your order</h2><p>2 × Desk lamp</p></aside></main>`,
);

/** One narrow column with little space between the fields, which fills a phone. */
const NARROW = document(
  'form{max-width:460px;margin:0 auto;padding:12px}.field{margin:6px 0}button{width:100%;padding:12px}',
  `<form action="thanks.html"><h1>Order</h1>${FIELDS}<button>Place the order</button></form>`,
);

/** The label beside each field, as in many offices' forms. */
const ROWS = document(
  'form{width:900px;margin:20px}.field{display:grid;grid-template-columns:240px 1fr;margin:3px 0}',
  `<form action="thanks.html"><h1>Order</h1>${FIELDS}<button>Place the order</button></form>`,
);

const LARGE = SHOP.replace('font:16px', 'font:26px');

const PAGES = {
  '/shop.html': SHOP,
  '/narrow.html': NARROW,
  '/rows.html': ROWS,
  '/large.html': LARGE,
};

const world = testWorld({ extra: PAGES });

const WRONG: readonly (readonly [label: string, value: string])[] = [
  ['Email address', 'erika.muster@gmial.com'],
  ['Phone', '+49 30 1'],
  ['VAT number', 'DE136695977'],
  ['IBAN for direct debit', 'DE89 3704 0044 0532 0103 00'],
  ['BIC', 'COBADEF'],
];

type Scene = readonly [
  path: string,
  width: number,
  height: number,
  count: number,
  how: 'button' | 'Enter',
];

/** Fills in so many wrong values, and sends the form by its button or by Enter in the last of them. */
async function hold([path, width, height, count, how]: Scene, from: World = world): Promise<Visit> {
  const tab = await visit(from, path);
  await tab.page.setViewportSize({ width, height });
  for (const [label, value] of WRONG.slice(0, count)) {
    await typeInto(tab.page, tab.page.getByLabel(label), value);
    await tab.page.keyboard.press('Tab');
    await tab.seen.get('status');
  }
  const [last = ['']] = WRONG.slice(count - 1, count);
  if (how === 'Enter') await tab.page.getByLabel(last[0]).press('Enter');
  else await tab.page.getByRole('button', { name: 'Place the order' }).click();
  await tab.seen.get('alertdialog');
  return tab;
}

/** Runs in the page: the distance of a box to the nearest field with this name, or button, that is in view. */
function distanceTo([box, names]: readonly [DOMRect, readonly string[]]): number {
  const near = [...globalThis.document.querySelectorAll('input,button')]
    .filter(
      (each) => each.localName === 'button' || names.includes(each.getAttribute('name') ?? ''),
    )
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .map((at) =>
      Math.hypot(
        Math.max(at.left - box.right, box.left - at.right, 0),
        Math.max(at.top - box.bottom, box.top - at.bottom, 0),
      ),
    );
  return Math.min(...near);
}

const NAMES = ['email', 'phone', 'vat_number', 'iban', 'bic'];

/** A phone may be full of fields: then the message is in view of one of them, and covers none of the wrong fields. */
const isFull = ([, width]: Scene) => width < 400;

async function expectNear({ page }: Pick<Visit, 'page'>, scene: Scene): Promise<void> {
  const box = await lineBox(page);
  const wrong = NAMES.slice(0, scene[3]);
  const covered = await page.evaluate(coveredBy, box);
  expect(isFull(scene) ? covered.filter((name) => wrong.includes(name)) : covered).toEqual([]);
  const distance = await page.evaluate(distanceTo, [box, wrong] as const);
  expect(distance).toBeLessThanOrEqual(isFull(scene) ? 780 : 150);
}

const WINDOWS = [
  [1288, 680],
  [1288, 937],
  [390, 780],
] as const;

const scenes = Object.keys(PAGES).flatMap((path) =>
  WINDOWS.flatMap(([width, height], i): Scene[] => [
    [path.slice(1), width, height, 1, i % 2 === 0 ? 'button' : 'Enter'],
    [path.slice(1), width, height, 5, i % 2 === 0 ? 'Enter' : 'button'],
  ]),
);

describe('the message of a held form', () => {
  it.each(scenes)(
    'on %s at %i × %i with %i wrong fields, sent by %s, is near',
    async (...scene) => {
      await expectNear(await hold(scene), scene);
    },
  );
});
