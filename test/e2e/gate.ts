/** The browser tests that every commit must pass, one file per feature: `npm test`. */
export const GATE = [
  'attacks/input',
  'attacks/input-firefox',
  'attacks/line-firefox',
  'attacks/privacy',
  'attacks/privacy-firefox',
  'product/build',
  'product/store-answers',
  'lookup/card',
  'lookup/card-shown',
  'forms/field',
  'product/firefox',
  'forms/guard',
  'safety/key',
  'lookup/marks',
  'lookup/selection',
  'safety/trust-card',
  'safety/trust-page',
  'safety/trust-press',
  'safety/trust',
  'pages/workbench',
].map((name) => `test/e2e/${name}.test.ts`);

/** The tests that start Firefox. */
export const FIREFOX_TESTS = 'test/{e2e,frameworks}/**/*firefox.test.ts';
