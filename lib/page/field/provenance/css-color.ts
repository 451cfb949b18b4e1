/** Parses and compares colours in the notation of `getComputedStyle`. */

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/;

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

/** For other notations (`oklch`, `lab`, `color`): lets the browser paint one pixel. */
function paintedColor(css: string): Rgba | null {
  if (typeof OffscreenCanvas !== 'function') return null;
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return null;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

/** @returns null if the colour cannot be parsed */
export function parseColor(css: string): Rgba | null {
  if (css === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const match = RGB.exec(css);
  if (!match) return css === '' ? null : paintedColor(css);
  const [, red, green, blue, alpha, percent] = match;
  return {
    rgb: [Number(red), Number(green), Number(blue)],
    alpha: alpha === undefined ? 1 : Number(alpha) / (percent ? 100 : 1),
  };
}

/** The colour that results from painting a colour over an opaque one. */
export function blend({ rgb, alpha }: Rgba, under: Rgba['rgb']): Rgba['rgb'] {
  const mix = (i: 0 | 1 | 2) => rgb[i] * alpha + under[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** WCAG 2, relative luminance. */
function luminance(rgb: Rgba['rgb']): number {
  const linear = (i: 0 | 1 | 2) => {
    const share = rgb[i] / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** WCAG 2, contrast ratio: from 1 to 21. */
export function contrast(a: Rgba['rgb'], b: Rgba['rgb']): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
