/** The pictures of the stores have exactly the sizes that the stores accept (`npm run store`). */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makePictures, nameOf, SIZES } from '../../store/pictures.ts';
import { SCREENS } from '../../store/screens.ts';

/** Width and height in the header of a PNG, and whether it has an alpha channel, which Chrome’s store refuses. */
async function header(file: string) {
  const bytes = await readFile(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), color: bytes[25] };
}

/** The color type of a PNG without alpha channel. */
const RGB = 2;

it('are made in every size from screens in the language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-store-'));
  try {
    await makePictures(['de'], folder);
    const expected = [
      ...SCREENS.flatMap(({ name }, index) =>
        SIZES.screens.map((size) => [nameOf(`${index + 1}-${name}`, size), size] as const),
      ),
      ...SIZES.tiles.map((size) => [nameOf('tile', size), size] as const),
    ];
    const written = await readdir(join(folder, 'de'));
    expect(written.sort()).toEqual(expected.map(([name]) => name).sort());
    for (const [name, size] of expected) {
      expect(await header(join(folder, 'de', name)), name).toEqual({ ...size, color: RGB });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
