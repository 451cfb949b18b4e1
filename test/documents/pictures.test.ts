/** Pictures of the browser's menu, on their way to the page that reads them. */
import { expect, it } from 'vitest';
import { createPictures } from '../../lib/documents/background/pictures.ts';

const TAB = { id: 4, url: 'https://shop.example/', private: false };

function picturesOf(data: string | null) {
  const opened: string[] = [];
  const pictures = createPictures({
    readPicture: async () => data,
    openPage: async (path, query = '') => void opened.push(path + query),
  });
  return { pictures, opened };
}

it('are handed over once, by a number instead of their address', async () => {
  const { pictures, opened } = picturesOf('data:image/png;base64,AA==');
  const srcUrl = 'https://shop.example/code.png';
  await pictures.open(TAB, { srcUrl });
  expect(opened).toEqual(['/documents.html?picture=1']);
  expect(pictures.take(1)).toEqual({ url: srcUrl, data: 'data:image/png;base64,AA==' });
  expect(pictures.take(1)).toEqual({ url: null, data: null });
});

it.each([
  ['https://shop.example/code.png', false, { url: 'https://shop.example/code.png', data: null }],
  ['https://shop.example/code.png', true, { url: null, data: null }],
  ['blob:https://shop.example/1', false, { url: null, data: null }],
  ['file:///code.png', false, { url: null, data: null }],
  ['data:image/png;base64,AA==', true, { url: null, data: 'data:image/png;base64,AA==' }],
  [`data:image/png;base64,${'A'.repeat(20_000_000)}`, false, { url: null, data: null }],
])(
  'that their page may not read are fetched from the web, except of private windows: %.30s',
  async (srcUrl, isPrivate, expected) => {
    const { pictures } = picturesOf(null);
    await pictures.open({ ...TAB, private: isPrivate }, { srcUrl });
    expect(pictures.take(1)).toEqual(expected);
  },
);

it('that nobody fetches are forgotten', async () => {
  const { pictures } = picturesOf('data:image/png;base64,AA==');
  for (let i = 0; i < 6; i += 1) await pictures.open(TAB, { srcUrl: 'blob:1' });
  expect(pictures.take(1).data).toBeNull();
  expect(pictures.take(2).data).not.toBeNull();
});
