import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compiledTexts } from './lib/build/texts.ts';
import { FIREFOX_TESTS, GATE } from './test/e2e/gate.ts';
import { PATIENCE } from './test/patience.ts';

const DOM_TESTS = [
  'test/components/**/*.test.{ts,tsx}',
  'test/page/**/*.test.{ts,tsx}',
  'test/**/*.dom.test.{ts,tsx}',
];

/** Vitest leaves one core to itself, which is half of a machine with two. */
const ALL_CORES = '100%';

/** Ends only tests that hang, not those that are slow: a machine may be ten times slower, or busy with other work. */
const LIMITS = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // Closing a worker's browsers takes seconds on a busy machine.
  teardownTimeout: 120_000,
  expect: { poll: { timeout: PATIENCE, interval: 20 } },
};

export const UNIT: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    name: 'unit',
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/e2e/**',
      'test/frameworks/**',
      'test/sandbox/**',
      'test/gateway/live/**',
      'test/real-keys/**',
      ...DOM_TESTS,
    ],
    environment: 'node',
    isolate: false,
    maxWorkers: ALL_CORES,
    setupFiles: ['test/tools/unit-setup.ts'],
    ...LIMITS,
  },
};

export const DOM: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    name: 'dom',
    include: DOM_TESTS,
    environment: 'jsdom',
    isolate: false,
    maxWorkers: ALL_CORES,
    setupFiles: ['test/tools/dom-setup.ts'],
    ...LIMITS,
  },
};

const LEFT_OUT = process.env.FIELDMARK_WITHOUT_FIREFOX ? [FIREFOX_TESTS] : [];

const browsers: NonNullable<TestProjectInlineConfiguration['test']> = {
  environment: 'node',
  // As many workers as a usual machine has cores, because browser tests mostly wait.
  maxWorkers: 2,
  // Files that run in the same worker share its browsers (test/e2e/support/shared-browser.ts).
  isolate: false,
  ...LIMITS,
};

const gate: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: { ...browsers, name: 'gate', include: GATE, exclude: LEFT_OUT },
};

/** The other end-to-end tests: `npm test -- --all`. */
const e2e: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    ...browsers,
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    exclude: [...GATE, ...LEFT_OUT],
  },
};

/** Every page of test/frameworks in both browsers. */
const frameworks: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: {
    ...browsers,
    name: 'frameworks',
    include: ['test/frameworks/**/*.test.ts'],
    exclude: LEFT_OUT,
  },
};

/** Tests of the sandbox, the fake API that the end-to-end tests use. */
const sandbox: TestProjectInlineConfiguration = {
  test: {
    name: 'sandbox',
    include: ['test/sandbox/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: ALL_CORES,
    setupFiles: ['test/tools/unit-setup.ts'],
    ...LIMITS,
  },
};

/** The gateway for teams, with nginx and Redis: `npm test -- --all`. Skipped where they are not installed. */
const gateway: TestProjectInlineConfiguration = {
  test: {
    name: 'gateway',
    include: ['test/gateway/live/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    setupFiles: ['test/tools/unit-setup.ts'],
    ...LIMITS,
  },
};

/** Keys of an X server: `npm run real-keys`. */
const realKeys: TestProjectInlineConfiguration = {
  plugins: [compiledTexts],
  test: { ...browsers, name: 'real-keys', include: ['test/real-keys/*.test.ts'] },
};

export default defineConfig({
  test: { projects: [UNIT, DOM, sandbox, gateway, gate, e2e, frameworks, realKeys] },
});
