import { FileError, type ZipFile } from '../zip.ts';

/**
 * The text of a part, to the letter.
 * @throws FileError where it is not UTF-8, in which form it could not be written again as it was
 */
export async function readPart(zip: ZipFile, path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const pieces: string[] = [];
  try {
    for await (const piece of zip.open(path)) pieces.push(decoder.decode(piece, { stream: true }));
    pieces.push(decoder.decode());
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('damaged');
  }
  return pieces.join('');
}
