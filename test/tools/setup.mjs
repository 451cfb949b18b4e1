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

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** How often something that needs the network is tried, and how long after a failure, ms. */
const TRIES = 3;
const PAUSE_MS = 5_000;

/** Tries again what failed, because networks do. */
function retry(what, attempt) {
  for (let i = 1; i <= TRIES; i++) {
    if (attempt()) return true;
    if (i === TRIES) return false;
    say(`${what} failed; trying again (${i + 1} of ${TRIES}) …`);
    sleep(PAUSE_MS);
  }
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
  const install = () => runNpm([way, '--no-audit', '--no-fund', '--loglevel=error']);
  if (!retry('npm', install)) {
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

/** How long another program may keep the package manager, ms. */
const LOCK_PATIENCE_MS = 900_000;
const LOCKED = /could not get lock|unable to (?:acquire|lock)|is another process using it/i;

/** Runs apt-get, and waits while another package manager keeps its lock, which it says. */
function aptGet(args) {
  const started = Date.now();
  for (let isWaiting = false; ; isWaiting = true) {
    const result = spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      // In English, in which the lock is recognised.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
    });
    const isLocked = result.status !== 0 && LOCKED.test(result.stderr ?? '');
    if (!isLocked || Date.now() - started > LOCK_PATIENCE_MS) {
      process.stderr.write(result.stderr ?? '');
      if (isWaiting && !isLocked) say('the package manager is free again');
      return result.status === 0;
    }
    if (!isWaiting) {
      const minutes = LOCK_PATIENCE_MS / 60_000;
      say(`another program is installing packages; waiting for it, at most ${minutes} minutes …`);
    }
    sleep(2_000);
  }
}

function installOnDebian(names) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  say(`installing ${names.join(', ')} from Debian's packages, which takes a minute or two …`);
  // Without a fresh list of packages, the install may still succeed.
  retry('apt-get update', () => aptGet(['update']));
  retry('apt-get install', () => aptGet(['-y', 'install', '--no-install-recommends', ...names]));
}

function findBrowsers(wanted) {
  const missing = wanted.filter((browser) => !findBrowser(browser));
  if (missing.length > 0) installOnDebian(missing.map(debianPackage));
  const still = wanted.filter((browser) => !findBrowser(browser));
  if (still.length > 0) fail(still.map((browser) => installHint(browser)).join('\n'));
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
