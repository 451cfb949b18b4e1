import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll } from 'vitest';
import { resetShared } from './reset.ts';

// Databases of another file may have the same names.
beforeAll(() => {
  if ('indexedDB' in globalThis) Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

afterEach(resetShared);
