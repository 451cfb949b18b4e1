/** Opens a picture: a document of one page. */
import { DocumentError } from '../document-error.ts';
import { pictureSizeOf } from './picture-size.ts';

/** Pixels of a picture that is opened, as of pictures in PDF files. */
const MAX_PIXELS = 50_000_000;
/** Pixels of a picture that is shown or searched: photographs have more than the screen. */
const MAX_SHOWN = 8_000_000;
const MAX_LENGTH = 8_192;

export interface Picture {
  /** In pixels, as it is shown: a photograph may be stored turned. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for each of the picture. */
  readonly draw: (scale: number) => Promise<ImageBitmap>;
  /** @param scale pixels for each of the picture */
  readonly pixels: (scale: number) => Promise<ImageData | null>;
}

/** @throws DocumentError */
export async function openPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const size = pictureSizeOf(bytes);
  if (!size) throw new DocumentError('other');
  if (size.width * size.height > MAX_PIXELS) throw new DocumentError('pixels');
  const file = new Blob([bytes], { type: size.type });
  const decode = async (options: ImageBitmapOptions = {}): Promise<ImageBitmap> => {
    try {
      return await createImageBitmap(file, options);
    } catch {
      throw new DocumentError('damaged');
    }
  };
  const whole = await decode();
  const { width, height } = whole;
  whole.close();
  const limit = Math.min(
    Math.sqrt(MAX_SHOWN / (width * height)),
    MAX_LENGTH / Math.max(width, height),
  );
  const resized = (scale: number) => {
    const factor = Math.min(scale, limit);
    return decode({
      resizeWidth: Math.max(1, Math.round(width * factor)),
      resizeHeight: Math.max(1, Math.round(height * factor)),
      resizeQuality: 'high',
    });
  };
  return {
    width,
    height,
    draw: resized,
    pixels: async (scale) => {
      const bitmap = await resized(scale);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      // What is transparent is paper.
      if (context) Object.assign(context, { fillStyle: '#ffffff' });
      context?.fillRect(0, 0, canvas.width, canvas.height);
      context?.drawImage(bitmap, 0, 0);
      bitmap.close();
      return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
    },
  };
}
