/** Sizes, permissions and forbidden contents of the builds that `npm test` makes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SEVERITIES } from '../../../lib/domain/index.ts';

const output = join(import.meta.dirname, '..', '..', '..', '.output');
const BUILDS = ['chrome-mv3', 'firefox-mv3'] as const;

const manifestSchema = z.looseObject({
  permissions: z.array(z.string()),
  content_scripts: z.array(
    z.looseObject({
      js: z.array(z.string()),
      css: z.array(z.string()).optional(),
      css_origin: z.string().optional(),
    }),
  ),
  externally_connectable: z.undefined().optional(),
  web_accessible_resources: z.unknown(),
  storage: z.unknown().optional(),
  side_panel: z.unknown().optional(),
  sidebar_action: z.unknown().optional(),
});

const packageSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });

/** The console shows this text in code to copy; it has no key and sends none. */
const SHOWN = /x-api-key: |"x-api-key": (?:"\$|process)/g;

const read = (build: string, file: string) => readFileSync(join(output, build, file));

const scripts = (build: string) =>
  readdirSync(join(output, build), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js'));

describe.each(BUILDS)('%s', (build) => {
  it('has one web-accessible resource, one always-on script, and one style sheet, only for marks', () => {
    const manifest = manifestSchema.parse(JSON.parse(read(build, 'manifest.json').toString()));
    expect(manifest.content_scripts.flatMap(({ js }) => js)).toEqual([
      'content-scripts/content.js',
    ]);
    expect(manifest.content_scripts.flatMap(({ css = [] }) => css)).toEqual([
      'content-scripts/content.css',
    ]);
    const css = read(build, 'content-scripts/content.css').toString();
    const names = [...css.matchAll(/([^{},]*)::highlight\(fieldmark-(\w+)\)[,{]/g)];
    // To style marks in shadow roots: Chromium inherits; Firefox applies user style sheets in every tree.
    const origins = manifest.content_scripts.map(({ css_origin }) => css_origin);
    expect(origins).toEqual([build.startsWith('firefox') ? 'user' : undefined]);
    // In Chromium marks inherit from the root, because a rule for all elements would slow each of them.
    for (const root of [':root', '']) {
      const severities = names.filter(([, where]) => where === root).map(([, , name]) => name);
      expect(new Set(severities)).toEqual(new Set(SEVERITIES));
    }
    // Contains only highlight rules and the three conditions: for Firefox, forced colours and print.
    expect(css.replace(/\/\*.*?\*\//gs, '').match(/[^{}]+(?=\{)/g)).toHaveLength(names.length + 3);
    expect(manifest.permissions.toSorted()).toEqual([
      'activeTab',
      'alarms',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      'scripting',
      ...(build.startsWith('firefox') ? [] : ['sidePanel']),
      'storage',
    ]);
    // Only the card, under a URL that pages cannot guess.
    expect(manifest.web_accessible_resources).toEqual([
      { resources: ['card.html'], matches: ['<all_urls>'], use_dynamic_url: true },
    ]);
  });

  it('has one side panel, which Firefox does not open on install', () => {
    const manifest = manifestSchema.parse(JSON.parse(read(build, 'manifest.json').toString()));
    const isFirefox = build.startsWith('firefox');
    expect(manifest.side_panel).toEqual(isFirefox ? undefined : { default_path: 'sidepanel.html' });
    expect(manifest.sidebar_action).toEqual(
      isFirefox
        ? { default_panel: 'sidepanel.html', default_title: 'Fieldmark', open_at_install: false }
        : undefined,
    );
  });

  it('keeps the always-on script within 16 kB gzipped', () => {
    const size = gzipSync(read(build, 'content-scripts/content.js'), { level: 9 }).length;
    console.log(`${build}: always-on script ${size} bytes gzipped`);
    expect(size).toBeLessThanOrEqual(16_000);
  });

  it('keeps the workbench within 250 kB gzipped', () => {
    const page = read(build, 'workbench.html').toString();
    const loaded = [...page.matchAll(/ (?:src|href)="\/([^"]*\.js)"/g)].map(
      ([, path = '']) => path,
    );
    expect(loaded.length).toBeGreaterThan(0);
    const size = loaded.reduce(
      (sum, path) => sum + gzipSync(read(build, path), { level: 9 }).length,
      0,
    );
    console.log(`${build}: workbench ${size} bytes gzipped`);
    expect(size).toBeLessThanOrEqual(250_000);
  });

  it('has a background of at most 252 kB gzipped, which is compiled at every start', () => {
    expect(gzipSync(read(build, 'background.js'), { level: 9 }).length).toBeLessThanOrEqual(
      252_000,
    );
  });

  it('has zod in the background only, and no React in the scripts that run in web pages', () => {
    for (const script of scripts(build).filter((path) => path !== 'background.js')) {
      const source = read(build, script).toString();
      expect(source, script).not.toContain('ZodError');
      if (script.startsWith('content-scripts/')) {
        expect(source, script).not.toContain('react.dev/errors');
      }
    }
  });

  it('loads the card and the popup with one script each, and no other file', () => {
    for (const name of ['card', 'popup']) {
      const page = read(build, `${name}.html`).toString();
      const fetched = [...page.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(fetched).toEqual([`/${name}-main.js`]);
      expect(page).toContain('--fm-paper');
      expect(read(build, `${name}-main.js`).toString()).not.toMatch(/ZodError|react\.development/);
    }
  });

  it('sends the key only from the background', () => {
    const withHeader = scripts(build).filter((path) =>
      read(build, path).toString().replaceAll(SHOWN, '').includes('x-api-key'),
    );
    expect(withHeader).toEqual(['background.js']);
    expect(read(build, 'background.js').toString()).not.toContain('x_api_key=');
  });

  it('ships the licences of its packages, and the schema of policies only for Chromium', () => {
    const text = read(build, 'THIRD-PARTY.txt').toString();
    const { dependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const code = Object.keys(dependencies).filter((name) => name !== '@tesseract.js-data/eng');
    expect(text).toContain('Tesseract and its English data');
    for (const name of [...code, 'scheduler']) {
      expect(text, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(text).toContain('Permission is hereby granted');
    const { storage } = manifestSchema.parse(JSON.parse(read(build, 'manifest.json').toString()));
    expect(storage).toEqual(
      build.startsWith('firefox') ? undefined : { managed_schema: 'managed-schema.json' },
    );
  });

  it('sets innerHTML only in React, for a prop that our linter forbids', () => {
    for (const path of scripts(build)) {
      const source = read(build, path).toString();
      const set = source.match(/\.innerHTML=(?![`'"]<script>)/g) ?? [];
      expect(set.length, path).toBe(source.includes('react.dev/errors') ? 2 : 0);
    }
  });

  it('reveals nothing to a page by events of WXT', () => {
    const content = scripts(build).filter((path) => path.startsWith('content-scripts/'));
    expect(content.length).toBeGreaterThan(0);
    for (const path of content) {
      expect(read(build, path).toString(), path).not.toContain('content-script-started');
    }
  });

  it('evaluates no strings and ships no test hooks', () => {
    for (const path of scripts(build)) {
      const source = read(build, path).toString();
      expect(source, path).not.toMatch(
        /\beval\(|\bnew Function\(|__sandbox|__fieldmark|navigator\.webdriver/,
      );
    }
  });
});
