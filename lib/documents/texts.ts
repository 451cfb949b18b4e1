import { createAreaText } from '../texts/catalog.ts';
import documents from '../texts/en/documents.json' with { type: 'json' };

/** The page that checks documents. */
export const documentsText = /* @__PURE__ */ createAreaText('documents', documents);
