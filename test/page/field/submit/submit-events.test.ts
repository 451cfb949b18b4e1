import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameRegistry } from '../../../../lib/page/dom/registry.ts';
import { watchSubmits } from '../../../../lib/page/field/submit/submit-events.ts';

describe('the listener for submits', () => {
  let stop: AbortController;
  let pageListener: ReturnType<typeof vi.fn<(event: Event) => void>>;

  beforeEach(() => {
    stop = new AbortController();
    pageListener = vi.fn();
    document.body.innerHTML = '<form></form><div id="host"></div>';
    const { signal } = stop;
    document.addEventListener('submit', pageListener, { capture: true, signal });
  });
  afterEach(() => {
    stop.abort();
    delete frameRegistry().guardSubmit;
  });

  const submitOf = (form: Element | null) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    return event;
  };
  const submitForm = () => submitOf(document.querySelector('form'));

  it('asks the guard before any listener of the page', () => {
    watchSubmits(stop.signal);
    const guard = vi.fn((event: SubmitEvent) => {
      event.stopImmediatePropagation();
      return true;
    });
    frameRegistry().guardSubmit = guard;
    const event = submitForm();
    expect(guard.mock.calls).toEqual([[event]]);
    expect(pageListener).not.toHaveBeenCalled();
  });

  it('lets a submit through without an error in the page if the guard fails', () => {
    watchSubmits(stop.signal);
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', reported, { signal: stop.signal });
    frameRegistry().guardSubmit = () => {
      throw new Error('fault in the guard');
    };
    expect(submitForm().defaultPrevented).toBe(false);
    expect(pageListener).toHaveBeenCalledTimes(1);
    expect(reported).not.toHaveBeenCalled();
  });

  it('ignores an event that is a submit only by name', () => {
    watchSubmits(stop.signal);
    const guard = vi.fn(() => true);
    frameRegistry().guardSubmit = guard;
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(guard).not.toHaveBeenCalled();
  });

  it("gets the submits of a given shadow root before the form's own listeners", () => {
    const shadow = document.querySelector('#host')?.attachShadow({ mode: 'closed' });
    if (!shadow) throw new Error('no shadow root');
    const form = document.createElement('form');
    shadow.append(form);
    form.addEventListener('submit', pageListener);
    watchSubmits(stop.signal, shadow);
    frameRegistry().guardSubmit = (event) => {
      event.stopImmediatePropagation();
      return true;
    };
    submitOf(form);
    expect(pageListener).not.toHaveBeenCalled();
  });

  it('stops when its signal is aborted', () => {
    watchSubmits(stop.signal);
    const guard = vi.fn(() => true);
    frameRegistry().guardSubmit = guard;
    stop.abort();
    submitForm();
    expect(guard).not.toHaveBeenCalled();
  });
});
