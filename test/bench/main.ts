/**
 * `npm run bench`: speed of detection on text. `npm run bench -- page [name…]`: what the built
 * extension costs pages in Chromium; `-- firefox [name…]`: in Firefox; `-- latency [word]`: waiting times;
 * `-- list [name…]`: how long the workbench is busy with long lists; `-- hostile [type…]`: with files that mean harm.
 */
const [, , benchmark] = process.argv;
if (benchmark === 'page') await import('./page.ts');
else if (benchmark === 'firefox') await import('./firefox.ts');
else if (benchmark === 'latency') await import('./latency.ts');
else if (benchmark === 'hostile') await import('./hostile.ts');
else if (benchmark === 'list') await import('./list.ts');
else await import('./text.ts');

export {};
