import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scanner } from '../../../lib/page/dom/registry.ts';
import { createScanScheduler, runInSlices } from '../../../lib/page/scan/scheduler.ts';
import { installPlatform } from '../dom.ts';

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  vi.useFakeTimers();
  installPlatform();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('scans again after a scan that failed', async () => {
  let scans = 0;
  const ended = vi.fn();
  const scanner: Scanner = {
    *scan() {
      scans += 1;
      yield true;
      if (scans === 1) throw new Error('a fault during the scan');
    },
    onScanEnd: ended,
    onChange: () => {},
  };
  const { requestScan } = createScanScheduler(stop.signal, () => scanner);
  requestScan();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ended).toHaveBeenCalledTimes(scans);
  const before = scans;
  requestScan();
  await vi.advanceTimersByTimeAsync(2000);
  expect(scans).toBe(before + 1);
  expect(ended).toHaveBeenCalledTimes(scans);
});

it("reads layout only after the frame's layout, whatever the page changes in that frame", async () => {
  let isLaidOut = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #isObserving = false;
      readonly call: () => void;
      constructor(call: () => void) {
        this.call = call;
      }
      observe() {
        this.#isObserving = true;
        setTimeout(() => {
          isLaidOut = true;
          if (this.#isObserving) this.call();
          isLaidOut = false;
        });
      }
      disconnect() {
        this.#isObserving = false;
      }
    },
  );
  const steps: boolean[] = [];
  const scanner: Scanner = {
    *scan() {
      steps.push(isLaidOut);
      // Longer than a slice.
      vi.setSystemTime(Date.now() + 100);
      yield true;
      steps.push(isLaidOut);
    },
    onScanEnd: () => {},
    onChange: () => {},
  };
  createScanScheduler(stop.signal, () => scanner).requestScan();
  await vi.advanceTimersByTimeAsync(400);
  expect(steps.slice(0, 2)).toEqual([true, true]);
});

it('ends a scan of a page that removed its root', async () => {
  const ended = vi.fn();
  const scanner: Scanner = { *scan() {}, onScanEnd: ended, onChange: () => {} };
  const { requestScan } = createScanScheduler(stop.signal, () => scanner);
  const root = document.documentElement;
  root.remove();
  try {
    requestScan();
    await vi.advanceTimersByTimeAsync(400);
  } finally {
    document.append(root);
  }
  expect(ended).toHaveBeenCalled();
});

it('ends steps outside the schedule after an error', async () => {
  const steps = (function* () {
    yield;
    throw new Error('a fault in a step');
  })();
  await expect(runInSlices(steps, new AbortController().signal)).resolves.toBeUndefined();
});
