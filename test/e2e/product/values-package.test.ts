/** What `npm pack` makes of lib/values, used by programs outside the repository: Node, TypeScript, Deno, a page. */
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { serve, stop } from '../../loopback.ts';
import { scriptOf } from '../../tools/programs.ts';
import { testWorld } from '../support/test-world.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'fieldmark-values-'));
const installed = join(folder, 'node_modules', 'fieldmark-values');

/** What a program prints. It must end well. */
function run(program: string, args: readonly string[], cwd = folder): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}

const LIST = `supplier;iban;email
Alder;DE89 3704 0044 0532 0130 00;ada.birch@gmail.com
Birch;DE89 3704 0044 0532 0130 01;accounts@gmial.com
`;

/** Ten lines that check a csv. */
const SCRIPT = `import { readFileSync } from 'node:fs';
import { createChecker, detect } from 'fieldmark-values';
import tables from 'fieldmark-values/tables.json' with { type: 'json' };
const checker = createChecker({ tables });
for (const line of readFileSync('list.csv', 'utf8').split('\\n').slice(1)) {
  for (const { kind, value, raw } of detect(line, { scope: 'selection' })) {
    const { standing, reason, suggestion = '' } = checker.check(kind, value, { written: raw });
    console.log([kind, standing, reason, suggestion].join(' '));
  }
}
`;

const SAID = [
  'iban good check-digits-fit ',
  'email good webmail ',
  'iban bad check-digits-wrong ',
  'email caution mistyped-domain accounts@gmail.com',
];

const PAGE = `<!doctype html><title>Field</title><input aria-label="IBAN"><output></output>
<script type="module">
import { createChecker } from '/browser.js';
const checker = createChecker({ tables: await (await fetch('/tables.json')).json() });
const [field, said] = [document.querySelector('input'), document.querySelector('output')];
field.addEventListener('input', () => {
  said.textContent = checker.check('iban', field.value).reason;
});
said.textContent = 'ready';
</script>`;

beforeAll(() => {
  const packed = run(
    'npm',
    ['pack', '--json', '--pack-destination', folder],
    join(root, 'lib', 'values'),
  );
  const [, name = ''] = /"filename": "([^"]+)"/.exec(packed) ?? [];
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', join(folder, name), '--strip-components', '1', '-C', installed]);
  // What npm would install beside it.
  for (const dependency of Object.keys(
    JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).dependencies,
  ))
    symlinkSync(join(root, 'node_modules', dependency), join(folder, 'node_modules', dependency));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'list.csv'), LIST);
  writeFileSync(join(folder, 'script.mjs'), SCRIPT);
});

it('checks a csv in Node', () => {
  expect(run(process.execPath, ['script.mjs']).trimEnd().split('\n')).toEqual(SAID);
});

it('checks a csv in Deno', ({ skip }) => {
  const deno = ['exec', '--yes', '--package=deno@2.9.6', '--', 'deno'];
  skip(spawnSync('npm', [...deno, '--version']).status !== 0, 'npm cannot get Deno here');
  const said = run('npm', [
    ...deno,
    'run',
    '--allow-read',
    '--node-modules-dir=manual',
    'script.mjs',
  ]);
  expect(said.trimEnd().split('\n')).toEqual(SAID);
});

it('has types', () => {
  writeFileSync(
    join(folder, 'typed.ts'),
    `import { createChecker, detect, type CheckData, type Verdict } from 'fieldmark-values';
export const first = (tables: CheckData): Verdict | undefined => {
  const [found] = detect('IBAN DE89370400440532013000');
  return found && createChecker({ tables, region: 'DE' }).check(found.kind, found.value);
};
// @ts-expect-error: no such kind
createChecker({ tables: {} as CheckData }).check('isbn', '1');
`,
  );
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
  ];
  expect(run(process.execPath, [scriptOf('tsc'), ...options, 'typed.ts'])).toBe('');
});

it('says which tables are missing', () => {
  const script =
    "const { createChecker } = await import('fieldmark-values'); createChecker({ tables: {} });";
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('TypeError: Tables are missing: numberingPlans, registrySuffixes');
});

const world = testWorld();

it('checks a field of a page without a bundler', async () => {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end(PAGE);
    if (!/^\/(?:browser\.js|tables\.json)$/.test(url)) return response.writeHead(404).end();
    response.setHeader(
      'content-type',
      url.endsWith('.js') ? 'text/javascript' : 'application/json',
    );
    return createReadStream(join(installed, 'dist', url)).pipe(response);
  });
  try {
    const page = await world.browser.open(await serve(server));
    await page.getByText('ready').waitFor();
    await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 01');
    await page.getByText('check-digits-wrong').waitFor();
  } finally {
    await stop(server);
  }
});
