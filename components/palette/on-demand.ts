import { useEffect, useRef } from 'react';
import type { Command } from './commands.ts';

/** The script with both lists for the popup, which is loaded when the person first asks for one. */
const SCRIPT = '/popup-commands.js';

const READY = 'fieldmark:commands-ready';
const REQUEST = 'fieldmark:commands-request';

export interface CommandsRequest {
  readonly list: 'commands' | 'shortcuts';
  /** The commands of the popup itself. */
  readonly commands: readonly Command[];
}

let loading: Promise<void> | undefined;

function loadScript(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    addEventListener(READY, () => resolve(), { once: true });
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onerror = () => {
      loading = undefined;
      reject(new Error(`${SCRIPT} did not load`));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens a list over the popup. Does nothing if its script does not load, so that the next press tries again. */
export function requestCommands(request: CommandsRequest): void {
  void loadScript().then(
    () => dispatchEvent(new CustomEvent(REQUEST, { detail: request })),
    () => undefined,
  );
}

/** For the script: says that it can open the lists now. Returns the end of it. */
export function receiveRequests(show: (request: CommandsRequest) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail);
  };
  addEventListener(REQUEST, handle);
  dispatchEvent(new Event(READY));
  return () => removeEventListener(REQUEST, handle);
}

/** Opens a `<dialog>` as a modal when it is mounted. The browser returns the focus when it closes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
