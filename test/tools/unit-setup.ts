import { afterEach, beforeAll } from 'vitest';
import '../check-data.ts';
import { resetShared, startWithoutDatabases } from './reset.ts';

beforeAll(startWithoutDatabases);
afterEach(resetShared);
