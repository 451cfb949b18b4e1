/**
 * `npm run store`: builds and makes the pictures of the stores in every language, in .output/store.
 * `-- de pl`: only these languages.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../lib/texts/languages.ts';
import { scriptOf } from '../tools/programs.ts';
import { makePictures } from './pictures.ts';

const root = join(import.meta.dirname, '..', '..');
const all = Object.keys(LANGUAGES) as Language[];
const wanted = process.argv.slice(2);
const languages = z.array(z.enum(all)).parse(wanted.length > 0 ? wanted : all);

const built = spawnSync(process.execPath, [scriptOf('wxt'), 'build'], {
  cwd: root,
  stdio: 'ignore',
});
if (built.status !== 0) throw new Error('The build failed. Run "npm run build" to see why.');
await makePictures(languages, join(root, '.output', 'store'));
console.log('Pictures: .output/store');
