import { defineConfig } from 'vitest/config';

const DOM_TESTS = [
  'test/components/**/*.test.{ts,tsx}',
  'test/page/**/*.test.{ts,tsx}',
  'test/**/*.dom.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    // The sum of all runners is read from these reports by test/tools/test.ts.
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...DOM_TESTS],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: DOM_TESTS,
          environment: 'jsdom',
          setupFiles: ['test/tools/dom-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
