import { createAreaText } from '../texts/catalog.ts';
import payments from '../texts/en/payments.json' with { type: 'json' };
import recheck from '../texts/en/recheck.json' with { type: 'json' };
import workbench from '../texts/en/workbench.json' with { type: 'json' };

/** The workbench, where lists are checked, looked up and exported. */
export const workbenchText = /* @__PURE__ */ createAreaText('workbench', workbench);

/** Looking up a list again, and what has changed. */
export const recheckText = /* @__PURE__ */ createAreaText('recheck', recheck);

/** Payment files and bank statements. */
export const paymentsText = /* @__PURE__ */ createAreaText('payments', payments);
