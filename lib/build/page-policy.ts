/**
 * Pages of ours run no WebAssembly. The manifest has one policy for all of an extension, and must allow it, because
 * the worker that reads payment codes and scans needs it; a page can only make its own policy stricter.
 */
import type { Plugin } from 'vite';

const POLICY = "script-src 'self'; object-src 'none'";

export const pagePolicy: Plugin = {
  name: 'fieldmark:page-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};
