import { afterEach } from 'vitest';
import { resetShared } from './reset.ts';

afterEach(resetShared);
