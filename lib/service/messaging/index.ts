export { type Caller, hostOfUrl, siteOfUrl } from './caller.ts';
export { combineRooms, type Room } from './room.ts';
export { createMessageRouter, type MessageHandlers } from './router.ts';
