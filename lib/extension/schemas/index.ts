export * from './account.ts';
export * from './activity.ts';
export * from './lists.ts';
export * from './popup.ts';
export * from './primitives.ts';
export * from './settings.ts';
export * from './stored-answer.ts';
export * from './verdict.ts';
