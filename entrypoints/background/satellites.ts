import { createConsole } from '../../lib/console/background/index.ts';
import { createDocuments } from '../../lib/documents/background/index.ts';
import { createSuppliers } from '../../lib/suppliers/background/index.ts';
import { createWorkbench } from '../../lib/workbench/background/index.ts';

/** What the background runs besides the core. Without them, the core works alone. */
export const SATELLITES = [createWorkbench, createSuppliers, createConsole, createDocuments];
