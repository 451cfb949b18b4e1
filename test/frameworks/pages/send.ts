/** Shared by the pages: sends data by fetch, as single-page applications do. */

/** The pressed button of a submit event, as a native submission would send it. */
const pressed = (event: Event | undefined) => {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.name
    ? { [submitter.name]: submitter.value }
    : {};
};

/**
 * @param data the framework's state
 * @param event the native submit event, which has the pressed button
 */
export async function send(data: Readonly<Record<string, unknown>>, event?: Event): Promise<void> {
  const { ok } = await fetch('submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...data, ...pressed(event) }),
  });
  if (!ok) throw new Error('the server did not accept the data');
}

/** The element that the framework renders into. */
export function app(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app');
  return element;
}
