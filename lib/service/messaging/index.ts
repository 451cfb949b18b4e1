export { type BrowserSender, type Caller, hostOfUrl, siteOfUrl } from './caller.ts';
export { createMessageRouter, type MessageHandlers } from './router.ts';
