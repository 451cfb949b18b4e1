export { type Caller, hostOfUrl, siteOfUrl } from './caller.ts';
export { combineRooms, type HandlersOf, type Room, type Satellite } from './room.ts';
export { createMessageRouter, type MessageHandlers } from './router.ts';
