import { afterEach, beforeAll } from 'vitest';
import { resetShared, startWithoutDatabases } from './reset.ts';

beforeAll(startWithoutDatabases);
afterEach(resetShared);
