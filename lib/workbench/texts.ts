import { createAreaText } from '../texts/catalog.ts';
import evidence from '../texts/en/evidence.json' with { type: 'json' };
import recheck from '../texts/en/recheck.json' with { type: 'json' };
import workbench from '../texts/en/workbench.json' with { type: 'json' };

/** The workbench, where lists are checked, looked up and exported. */
export const workbenchText = /* @__PURE__ */ createAreaText('workbench', workbench);

/** Writing evidence files in the workbench, and checking them. */
export const evidenceFileText = /* @__PURE__ */ createAreaText('evidence', evidence);

/** Looking up a list again, what has changed, and reminders. */
export const recheckText = /* @__PURE__ */ createAreaText('recheck', recheck);
