/**
 * `npm run bench`: how fast detection reads text. `npm run bench -- page [name…]`: what a page pays for
 * the built extension in Chromium; `-- firefox [name…]`: in Firefox; `-- latency`: what a person waits for.
 */
const [, , what] = process.argv;
if (what === 'page') await import('./page.ts');
else if (what === 'firefox') await import('./firefox.ts');
else if (what === 'latency') await (await import('./latency.ts')).latency();
else await import('./text.ts');

export {};
