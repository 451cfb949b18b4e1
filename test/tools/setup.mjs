/**
 * The first step of `npm start` and `npm test`: checks dependencies, Node and browsers, and installs what is
 * missing. Plain JavaScript without dependencies, because it runs on a fresh clone, under Node 20 too.
 * Arguments: the required browsers (`chromium`, `firefox`), and `gateway` for nginx and Redis, without which
 * the tests of the gateway are skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages, packagesHint } from '../gateway/packages.mjs';
import { debianPackage, findBrowser, installHint } from './browsers.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const say = (text) => process.stdout.write(`fieldmark: ${text}\n`);

function fail(text) {
  process.stderr.write(`fieldmark: ${text}\n`);
  process.exit(1);
}

function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/** Runs npm's script if npm started this process; otherwise the command `npm`, which Windows needs a shell for. */
function runNpm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('npm-cli.js')) return run(node ?? process.execPath, [script, ...args]);
  return (
    spawnSync(['npm', ...args].join(' '), { cwd: root, stdio: 'inherit', shell: true }).status === 0
  );
}

function dependenciesStale() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs;
}

function installDependencies() {
  if (!dependenciesStale()) return;
  say('installing dependencies, which takes about half a minute the first time …');
  const started = Date.now();
  // Windows cannot delete a running program. If this is the Node in node_modules, `npm install` updates
  // the packages in place, where `npm ci` would delete them first.
  const isOwnNode = process.execPath.startsWith(join(root, 'node_modules'));
  const way = process.platform === 'win32' && isOwnNode ? 'install' : 'ci';
  if (!runNpm([way, '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail(
      'Could not install the dependencies. Check that this machine can reach the npm registry, then run this command again.',
    );
  }
  say(`dependencies installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** The build tools need Node 22 or later; the devDependency `node` provides 24 on every machine. */
function checkNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const program = join(root, 'node_modules', 'node', 'bin', file);
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const major = Number(/^v(\d+)/.exec(result.stdout ?? '')?.[1] ?? 0);
  if (major < 24) {
    fail(
      'Node 24 is missing from "node_modules". Allow the install scripts of the package "node", remove the folder "node_modules", then run this command again.',
    );
  }
}

function installOnDebian(names) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  say(`installing ${names.join(', ')} from Debian's packages, which takes a minute or two …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['-qq', 'update'], quiet);
  run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', ...names], quiet);
}

function findBrowsers(wanted) {
  const missing = wanted.filter((browser) => !findBrowser(browser));
  if (missing.length > 0) installOnDebian(missing.map(debianPackage));
  const still = wanted.filter((browser) => !findBrowser(browser));
  if (still.length > 0) fail(still.map(installHint).join('\n'));
}

function findGateway() {
  const missing = missingPackages();
  if (missing.length > 0) installOnDebian(missing);
  const still = missingPackages();
  if (still.length > 0) say(packagesHint(still));
}

const wanted = process.argv.slice(2);

installDependencies();
checkNode();
findBrowsers(wanted.filter((name) => name !== 'gateway'));
if (wanted.includes('gateway')) findGateway();
