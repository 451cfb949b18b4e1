export { type Caller, hostOfUrl, siteOfUrl } from './caller.ts';
export { createMessageRouter, type MessageHandlers } from './router.ts';
export {
  combineModules,
  type HandlersOf,
  type Satellite,
  type ServiceModule,
} from './service-module.ts';
