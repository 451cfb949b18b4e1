import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scanner } from '../../../lib/page/frame/index.ts';
import { runInSlices } from '../../../lib/page/scan/run-in-slices.ts';
import { createScanScheduler } from '../../../lib/page/scan/scheduler.ts';
import { installPlatform } from '../dom.ts';

const stop = new AbortController();

beforeEach(() => {
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
      if (scans === 1) throw new Error('a page that makes us fail');
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

it('ends steps outside the schedule at an error', async () => {
  const steps = (function* () {
    yield;
    throw new Error('a page that makes us fail');
  })();
  await expect(runInSlices(steps, new AbortController().signal)).resolves.toBeUndefined();
});
