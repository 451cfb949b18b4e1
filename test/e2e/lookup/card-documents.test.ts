/** The card opens in every document that allows our frame; the strictest ones are in card.test.ts. */
import { describe, it } from 'vitest';
import { BODY, cardWorld, type DocumentWithHeaders, html, IBAN, opensIn } from './card-world.ts';

/** Documents that allow a frame of ours, by what is special about them. */
const DOCUMENTS: Readonly<Record<string, DocumentWithHeaders>> = {
  'that denies its frames all features': {
    body: html(BODY),
    headers: { 'permissions-policy': 'clipboard-write=(), fullscreen=(), storage-access=()' },
  },
  'that requires Trusted Types': {
    body: html(BODY),
    headers: {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
  'in XHTML': {
    type: 'application/xhtml+xml',
    body: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Card</title></head><body>${BODY}</body></html>`,
  },
  'in SVG': {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><text id="iban" x="20" y="40">${IBAN}</text></svg>`,
  },
};

const cards = cardWorld(Object.values(DOCUMENTS));

describe('a card opens', () => {
  it.each(Object.keys(DOCUMENTS).map((name, i) => [name, i] as const))('in a document %s', (_, i) =>
    opensIn(cards, i),
  );
});
