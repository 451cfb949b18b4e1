import type { Page } from 'playwright-core';
import { z } from 'zod';

const targetsSchema = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string() })),
});

/** Returns a function that kills the worker as the browser would; it resolves to false if none runs. */
export async function killer(page: Page): Promise<() => Promise<boolean>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const { targetInfos } = targetsSchema.parse(await session.send('Target.getTargets'));
    const worker = targetInfos.find(({ type }) => type === 'service_worker');
    if (!worker) return false;
    await session.send('Target.closeTarget', { targetId: worker.targetId }).catch(() => undefined);
    return true;
  };
}
