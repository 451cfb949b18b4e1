/** What the pages share: data sent the way single-page applications do it. */

/** The button that a submit event came from, as a native submission would send it. */
const pressed = (event: Event | undefined) => {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.name
    ? { [submitter.name]: submitter.value }
    : {};
};

/**
 * @param data what the framework's own state holds
 * @param event the native submit event, for its button
 */
export async function send(data: Readonly<Record<string, unknown>>, event?: Event): Promise<void> {
  const { ok } = await fetch('submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...data, ...pressed(event) }),
  });
  if (!ok) throw new Error('not taken');
}

/** Where the framework draws. */
export function app(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('no place to draw');
  return element;
}
