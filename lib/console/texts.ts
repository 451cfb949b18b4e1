import { createAreaText } from '../texts/catalog.ts';
import console from '../texts/en/console.json' with { type: 'json' };

/** The console, which sends any request to the API. */
export const consoleText = /* @__PURE__ */ createAreaText('console', console);
