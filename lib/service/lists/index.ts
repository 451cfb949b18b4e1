export { LISTS_ALARM } from './scheduler.ts';
export { createListService } from './service.ts';
