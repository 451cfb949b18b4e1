export { REMINDER_NOTICE } from './reminders.ts';
export { createLists } from './room.ts';
