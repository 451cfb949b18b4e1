export { type Caller, hostOfUrl, siteOfUrl } from './caller.ts';
export {
  type ConnectCard,
  createMessageRouter,
  type MessageHandlers,
  type PushToCard,
} from './router.ts';
export {
  combineModules,
  type HandlersOf,
  type Satellite,
  type ServiceModule,
} from './service-module.ts';
