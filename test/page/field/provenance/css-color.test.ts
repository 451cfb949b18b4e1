import { afterEach, describe, expect, it, vi } from 'vitest';
import { blend, contrast, parseColor } from '../../../../lib/page/field/provenance/css-color.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a computed colour', () => {
  /** Shared, because the module keeps its canvas. */
  const painted: string[] = [];

  it.each([
    ['rgb(1, 20, 255)', [1, 20, 255], 1],
    ['rgb(1 20 255)', [1, 20, 255], 1],
    ['rgb( 1.5  20  255 )', [1.5, 20, 255], 1],
    ['rgba(1, 20, 255, 0.25)', [1, 20, 255], 0.25],
    ['rgb(1 20 255 / 0.25)', [1, 20, 255], 0.25],
    ['rgb(1 20 255 / 25%)', [1, 20, 255], 0.25],
    ['rgba(1, 20, 255, 0)', [1, 20, 255], 0],
    ['transparent', [0, 0, 0], 0],
  ] as const)('%s is read', (css, rgb, alpha) => {
    expect(parseColor(css)).toEqual({ rgb, alpha });
  });

  it.each(['', 'oklch(0.5 0.1 120)', 'currentcolor', 'x rgb(1, 2, 3)', 'rgb(1, 2, 3) x'])(
    '%j is null if there is no canvas to paint it',
    (css) => {
      expect(parseColor(css)).toBeNull();
    },
  );

  it('in another notation is painted and read from the pixel', () => {
    painted.length = 0;
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext() {
          return {
            fillStyle: '',
            clearRect: () => painted.push('clear'),
            fillRect(this: { fillStyle: string }) {
              painted.push(this.fillStyle);
            },
            getImageData: () => ({ data: [10, 20, 30, 51] }),
          };
        }
      },
    );
    expect(parseColor('oklch(0.5 0.1 120)')).toEqual({ rgb: [10, 20, 30], alpha: 0.2 });
    // A transparent colour would otherwise show what an earlier one left.
    expect(painted).toEqual(['clear', 'oklch(0.5 0.1 120)']);
    expect(parseColor('')).toBeNull();
  });
});

it('over another colour is mixed according to its alpha', () => {
  expect(blend({ rgb: [200, 100, 0], alpha: 0.25 }, [0, 100, 40])).toEqual([50, 100, 30]);
  expect(blend({ rgb: [1, 2, 3], alpha: 0 }, [7, 8, 9])).toEqual([7, 8, 9]);
  expect(blend({ rgb: [1, 2, 3], alpha: 1 }, [7, 8, 9])).toEqual([1, 2, 3]);
});

describe('the contrast of two colours', () => {
  // Published values of WCAG 2 contrast ratios.
  it.each([
    [[255, 255, 255], [0, 0, 0], 21],
    [[255, 255, 255], [255, 255, 255], 1],
    [[119, 119, 119], [255, 255, 255], 4.48],
    [[255, 0, 0], [255, 255, 255], 4],
    [[0, 128, 0], [255, 255, 255], 5.14],
    [[0, 0, 255], [255, 255, 255], 8.59],
    [[8, 8, 8], [0, 0, 0], 1.05],
  ] as const)('of %j on %j is %d, in either order', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
    expect(contrast(b, a)).toBeCloseTo(ratio, 2);
  });
});
