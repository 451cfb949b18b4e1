export { jobIdOf, jobStatusOf, readJobReport } from './job.ts';
export { resultSchemaFor, unreadableValues } from './partial-result.ts';
export { successPercent } from './stats.ts';
export {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointName,
  type EndpointParams,
  type EndpointResult,
} from './table.ts';
export { type UsageResult, usageResultSchema } from './usage.ts';
