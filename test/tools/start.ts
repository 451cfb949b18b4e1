/**
 * `npm start`: builds, starts the sandbox and the demo shop, and opens a browser with the connected
 * extension. Without a display (or with `--headless`) it runs the tour instead: it performs the three uses,
 * prints the API calls and their cost, and saves pictures in .output/tour.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openWorld, type World } from '../e2e/support/world.ts';
import { scriptOf } from './programs.ts';
import { tour } from './tour.ts';

const root = join(import.meta.dirname, '..', '..');
const say = (text = '') => console.log(text);

function hasDisplay(): boolean {
  if (process.argv.includes('--headless') || process.env.CI) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function build(): void {
  say('Building Fieldmark …');
  const built = spawnSync(process.execPath, [scriptOf('wxt'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The build failed. Run "npm run build" to see why.');
}

async function show(world: World): Promise<void> {
  await world.connect({ auto: true });
  const page = await world.browser.open(`${world.demo.url}/checkout.html`);
  await page.bringToFront();
  say(`
This browser has Fieldmark, connected to a local sandbox of the API with play money.

  Checkout   ${world.demo.url}/checkout.html   type bob@gmial.com into "Email" and press Tab
  Contacts   ${world.demo.url}/                select an IBAN, right-click, "Look up with Fieldmark"
  Usage      the Fieldmark button in the toolbar (pin it first)
  Settings   ${world.browser.pageUrl('options.html')}

To stop, close the browser window.`);
  await new Promise<void>((resolve) => world.browser.context.on('close', () => resolve()));
}

build();
const display = hasDisplay();
const world = await openWorld({
  headless: !display,
  ...(display ? { viewport: null } : { scale: 2 }),
});
process.on('SIGINT', () => void world.close().then(() => process.exit(0)));
try {
  if (display) await show(world);
  else await tour(world, join(root, '.output', 'tour'), say);
} finally {
  await world.close();
}
