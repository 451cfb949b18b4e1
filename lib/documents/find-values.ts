/** Has the background find and check the values of texts, a few texts at a time, so that it has time for others. */
import type { SendToBackground } from '../extension/index.ts';
import { MAX_TEXT_LENGTH, MAX_TEXTS, type PlacedValue } from './messages/index.ts';

/** A part of a text that is short enough for a message. */
interface Piece {
  readonly from: number;
  readonly offset: number;
  readonly text: string;
}

/** Cuts a text at line breaks, else at spaces, else anywhere. */
function piecesOf(text: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  for (let offset = 0; offset < text.length; ) {
    let end = offset + MAX_TEXT_LENGTH;
    if (end < text.length) {
      const whole = text.slice(offset, end);
      const cut = Math.max(whole.lastIndexOf('\n'), 0) || Math.max(whole.lastIndexOf(' '), 0);
      end = cut > 0 ? offset + cut + 1 : end;
    }
    pieces.push({ from, offset, text: text.slice(offset, end) });
    offset = end;
  }
  return pieces;
}

/** The values in texts, by the index of their text, in order. @throws Error if the background fails */
export async function findValues(
  texts: readonly string[],
  send: SendToBackground,
): Promise<PlacedValue[]> {
  const pieces = texts.flatMap(piecesOf);
  const found: PlacedValue[] = [];
  for (let at = 0; at < pieces.length; ) {
    const some: Piece[] = [];
    let length = 0;
    for (; some.length < MAX_TEXTS; at += 1) {
      const piece = pieces[at];
      if (!piece || (length > 0 && length + piece.text.length > MAX_TEXT_LENGTH)) break;
      some.push(piece);
      length += piece.text.length;
    }
    const outcome = await send('findInTexts', { texts: some.map(({ text }) => text) });
    if (!outcome.ok) throw new Error(outcome.failure.kind);
    for (const value of outcome.value.values) {
      const piece = some[value.text];
      if (!piece) continue;
      const { from, offset } = piece;
      found.push({ ...value, text: from, start: value.start + offset, end: value.end + offset });
    }
  }
  return found;
}
