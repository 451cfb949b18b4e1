/** The worker of the workbench's page: judges, sorts, filters and counts its list. */
import { type Later, serveList, type ToList } from './serve-list.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let isWaiting = false;
/** How long the last work took, ms. What is not urgent rests as long, because more of it may come. */
let took = 0;

const later: Later = (work, isUrgent) => {
  if (isWaiting && !isUrgent) return;
  clearTimeout(timer);
  isWaiting = true;
  timer = setTimeout(
    () => {
      isWaiting = false;
      const from = performance.now();
      work();
      took = performance.now() - from;
    },
    isUrgent ? 0 : took,
  );
};

const take = serveList((message) => postMessage(message), later);

addEventListener('message', ({ data }: MessageEvent<ToList>) => take(data));
