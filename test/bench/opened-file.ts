/** Files that are opened in the built extension: how long it takes, and how much memory. */
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** The page is done when nothing was read or drawn for this long, ms. */
const QUIET = 1_500;
const MOST = 90_000;

/** The resident memory of the extension's largest process, MB. */
async function memoryOf(profile: string): Promise<number> {
  const processes = new Map<number, { parent: number; command: string; megabytes: number }>();
  for (const entry of await readdir('/proc')) {
    const id = Number(entry);
    if (!Number.isInteger(id)) continue;
    const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
    const [command, status] = await Promise.all([read('cmdline'), read('status')]);
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
    processes.set(id, { command, parent: field('PPid'), megabytes: field('VmRSS') / 1024 });
  }
  const isOf = (id: number): boolean => {
    const own = processes.get(id);
    if (!own || id <= 1) return false;
    return own.command.includes(profile) || isOf(own.parent);
  };
  return [...processes]
    .filter(([id, { command }]) => command.includes('--extension-process') && isOf(id))
    .reduce((most, [, { megabytes }]) => Math.max(most, megabytes), 0);
}

/** Returns a function that ends watching, and returns the most memory that an extension process had, MB. */
export function watchMemory(profile: string): () => number {
  let most = 0;
  const timer = setInterval(
    () =>
      void memoryOf(profile).then((megabytes) => {
        most = Math.max(most, megabytes);
      }),
    200,
  );
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** What the person sees first: a result, a problem, or that something is being read, page by page. */
export const FIRST =
  '.doc h1, .doc .note-title, [role="alert"], .wb-list, .note-failure, .intake [role="status"]';

/** Chooses a file; ms until the first sentence, and until the page is done. */
export async function openFile(page: Page, path: string): Promise<{ first: number; done: number }> {
  const from = performance.now();
  await page.locator('input[type="file"]').first().setInputFiles(path);
  await page.locator(FIRST).first().waitFor({ timeout: MOST });
  const first = performance.now() - from;
  const done = await page.evaluate(
    ([quiet, most]) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        let last = begin;
        new MutationObserver(() => {
          last = performance.now();
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
        const timer = setInterval(() => {
          const isBusy = document.querySelector('.doc [role="status"], .line-pending');
          const now = performance.now();
          if ((isBusy || now - last < quiet) && now - begin < most) return;
          clearInterval(timer);
          resolve(last - begin);
        }, 100);
      }),
    [QUIET, MOST] as const,
  );
  return { first, done: first + done };
}
