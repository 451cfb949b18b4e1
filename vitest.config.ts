import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compiledTexts } from './lib/build/texts.ts';

const DOM_TESTS = [
  'test/components/**/*.test.{ts,tsx}',
  'test/page/**/*.test.{ts,tsx}',
  'test/**/*.dom.test.{ts,tsx}',
];

const unit: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    name: 'unit',
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/frameworks/**', 'test/sandbox/**', ...DOM_TESTS],
    environment: 'node',
    isolate: false,
    setupFiles: ['test/tools/unit-setup.ts'],
    testTimeout: 20_000,
  },
};

const dom: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    name: 'dom',
    include: DOM_TESTS,
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['test/tools/dom-setup.ts'],
    testTimeout: 20_000,
  },
};

const e2e: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    environment: 'node',
    // Each file has browsers and servers of its own, which wait more than they work.
    maxWorkers: 2,
    // A browser on a busy machine loses a key now and then; what attacks cost and learn is never tried twice.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};

/** Every page of test/frameworks in both browsers; its core runs among the end-to-end tests. */
const frameworks: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    ...e2e.test,
    name: 'frameworks',
    include: ['test/frameworks/**/*.test.ts'],
  },
};

/** Tests of the sandbox itself, which end-to-end tests pay at instead of the real API. */
const sandbox: TestProjectInlineConfiguration = {
  test: {
    name: 'sandbox',
    include: ['test/sandbox/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['test/tools/unit-setup.ts'],
    testTimeout: 20_000,
  },
};

/** The projects that need no build and no browser: what mutants are held against (test/mutation). */
export const QUICK = [unit, dom];

export default defineConfig({ test: { projects: [unit, dom, sandbox, e2e, frameworks] } });
