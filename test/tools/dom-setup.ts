import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A browser that withholds nothing; what else it is asked it does not know.
vi.stubGlobal('chrome', { permissions: { request: async () => true } });

afterEach(cleanup);
