/** Copies of the working tree in which a test changes files and builds. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** What Git says of the working tree, which a test of a copy must leave as it is. */
export const statusOfTree = (): string => git('status', '--porcelain');

export interface TreeCopy {
  readonly folder: string;
  /** Runs a script of Node in the copy and returns what it printed. Throws with that if it fails. */
  run(script: string, ...args: string[]): string;
  remove(): Promise<void>;
}

/** Copies the files of the working tree that Git does not ignore. The packages are linked. */
export async function copyTree(name: string): Promise<TreeCopy> {
  const folder = await mkdtemp(join(tmpdir(), `fieldmark-${name}-`));
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const path of listed.split('\0').filter((path) => path !== '')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // Git still lists files whose removal is not committed.
    await cp(join(root, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    run(script, ...args) {
      // Of a test: React would build its pages for tests.
      const { NODE_ENV: _, ...env } = process.env;
      const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
      if (status !== 0) throw new Error(`${script} failed:\n${stdout}\n${stderr}`);
      return stdout;
    },
    async remove() {
      // The link first, so that the real packages stay.
      await rm(join(folder, 'node_modules'), { force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
