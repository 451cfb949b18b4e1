/**
 * Carries one request of the background's over a connection of its own (lib/service/fresh-wire.ts).
 * This document holds itself in a credentialless frame: what such a frame sends shares no connection
 * with anything outside this one document (Anonymous iframe, "partition nonce").
 */
import { browser } from 'wxt/browser';

interface Wanted {
  readonly url: string;
  readonly init: RequestInit;
}

const isWanted = (message: unknown): message is Wanted =>
  typeof message === 'object' && message !== null && 'url' in message && 'init' in message;

async function carry({ url, init }: Wanted, port: ReturnType<typeof browser.runtime.connect>) {
  const controller = new AbortController();
  port.onDisconnect.addListener(() => controller.abort());
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    const { status, type } = response;
    port.postMessage({ is: 'head', status: type === 'opaqueredirect' ? 302 : status });
    const decoder = new TextDecoderStream();
    const reader = response.body?.pipeThrough(decoder).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      port.postMessage({ is: 'part', text: part.value });
    }
    port.postMessage({ is: 'end' });
  } catch {
    port.postMessage({ is: 'lost' });
  }
}

if (window.top === window) {
  const frame = document.createElement('iframe');
  frame.setAttribute('credentialless', '');
  frame.src = location.href;
  document.body.append(frame);
} else {
  const port = browser.runtime.connect({ name: 'fieldmark.wire' });
  port.onMessage.addListener((message: unknown) => {
    if (isWanted(message)) void carry(message, port);
  });
}
