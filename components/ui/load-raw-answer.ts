import type { SendToBackground } from '../../lib/extension/index.ts';

/** A raw answer, in as many messages as it takes; null where it is no longer kept. */
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
