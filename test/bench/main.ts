/**
 * `npm run bench`: how fast detection reads text. `npm run bench -- page [name…]`: what a page pays for
 * the built extension.
 */
const [, , what] = process.argv;
await (what === 'page' ? import('./page.ts') : import('./text.ts'));

export {};
