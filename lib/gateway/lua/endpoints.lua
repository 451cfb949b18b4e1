--- Credits and parameters of each endpoint; {transparency} is FIELDMARK_TRANSPARENCY_PARAMETER.
-- Written by "npm run gateway:endpoints" from lib/domain/endpoints.ts.
return {
  ['/v1/email'] = {
    credits = 5,
    parameters = { 'query', 'qualification_check', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/intelligence/email'] = {
    credits = 3,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/intelligence/emailq'] = {
    credits = 5,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/domain'] = {
    credits = 5,
    parameters = { 'query', '{transparency}', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/intelligence/domain'] = {
    credits = 2,
    parameters = { 'query', '{transparency}', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/ip'] = {
    credits = 5,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/intelligence/ip'] = {
    credits = 2,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/intelligence/phone'] = {
    credits = 1,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/vat'] = {
    credits = 1,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/vat/iban'] = {
    credits = 1,
    parameters = { 'query', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/vat/rates'] = {
    credits = 1,
    parameters = { 'base', 'symbols', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/stats'] = {
    credits = 0,
    parameters = { 'engine', 'path', 'soft_fail', 'is_async', 'fields' },
  },
  ['/v1/usage'] = {
    credits = 0,
    parameters = { 'soft_fail', 'is_async', 'fields' },
  },
  ['/jobs/{job_id}'] = {
    credits = 0,
    parameters = { 'soft_fail', 'is_async', 'fields' },
  },
  ['/usage'] = {
    credits = 0,
    parameters = { 'soft_fail', 'is_async', 'fields' },
  },
}
