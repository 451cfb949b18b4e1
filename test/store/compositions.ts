/** The pictures of the stores as pages: a screen on a plain background with a caption. Lengths are in `vw`, so that a picture is the same in every size. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = readFileSync(join(import.meta.dirname, '..', '..', '.github', 'mark.svg'), 'utf8');

const STYLE = `*{box-sizing:border-box;margin:0}
body{width:100vw;height:100vh;overflow:hidden;background:#e9edf3;color:#16202e;font-family:system-ui,sans-serif;display:flex;align-items:center}
h1{font-weight:650;letter-spacing:-.01em;line-height:1.2;text-wrap:balance}
img{display:block;border-radius:.7vw;border:1px solid #c5cdd8;box-shadow:0 .8vw 2.4vw #16202e26}
svg{display:block;flex:none}`;

const document = (language: string, style: string, body: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${STYLE}${style}</style><body>${body}`;

export interface Composition {
  readonly language: string;
  readonly caption: string;
}

interface ScreenComposition extends Composition {
  /** PNG. */
  readonly picture: Buffer;
  /** Width divided by height. */
  readonly ratio: number;
}

/** A wide screen below its caption, or a tall screen to the right of it. */
export function screenPage({ language, caption, picture, ratio }: ScreenComposition): string {
  const image = `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`;
  const heading = `<h1>${caption}</h1>`;
  if (ratio < 1) {
    return document(
      language,
      'body{justify-content:space-between;padding:0 10vw 0 7vw;gap:6vw}h1{font-size:4.6vw}img{height:56vw}svg{width:7vw;margin-bottom:3vw}',
      `<div>${mark}${heading}</div>${image}`,
    );
  }
  return document(
    language,
    'body{flex-direction:column;padding:3vw 4vw}h1{font-size:3.1vw;margin-bottom:2.6vw}img{max-width:92vw;max-height:50vw}',
    heading + image,
  );
}

/** A promotional tile: mark, name and caption. */
export function tilePage({ language, caption }: Composition, isWide: boolean): string {
  return document(
    language,
    isWide
      ? 'body{justify-content:center;gap:4vw}svg{width:14vw}h2{font-size:6vw;line-height:1.1}h1{font-size:2.6vw;font-weight:450;margin-top:1vw}'
      : 'body{flex-direction:column;justify-content:center;text-align:center;padding:0 6vw}svg{width:22vw}h2{font-size:9vw;line-height:1.2;margin-top:2vw}h1{font-size:5.2vw;font-weight:450;margin-top:1.5vw}',
    `${mark}<div><h2>Fieldmark</h2><h1>${caption}</h1></div>`,
  );
}
