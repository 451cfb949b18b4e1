import type { SendToBackground } from '../../lib/extension/index.ts';

/** Loads a raw answer in as many messages as it needs; null if it is no longer stored. */
export async function loadRawAnswer(send: SendToBackground, id: string): Promise<string | null> {
  let text = '';
  for (;;) {
    const reply = await send('rawAnswer', { id, from: text.length });
    const { part, length } = reply.ok ? reply.value : { part: null, length: 0 };
    if (part === null) return null;
    text += part;
    if (text.length >= length || part === '') return text;
  }
}
