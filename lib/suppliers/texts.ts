import { createAreaText } from '../texts/catalog.ts';
import english from '../texts/en/suppliers.json' with { type: 'json' };

/** Lists of suppliers in the workbench. */
export const suppliersPageText = /* @__PURE__ */ createAreaText('suppliers', english);
