--- Credits of each endpoint. Written by "npm run gateway:prices" from lib/domain/endpoints.ts.
return {
  ['/v1/email'] = 5,
  ['/v1/intelligence/email'] = 3,
  ['/v1/intelligence/emailq'] = 5,
  ['/v1/domain'] = 5,
  ['/v1/intelligence/domain'] = 2,
  ['/v1/ip'] = 5,
  ['/v1/intelligence/ip'] = 2,
  ['/v1/intelligence/phone'] = 1,
  ['/v1/vat'] = 1,
  ['/v1/vat/iban'] = 1,
  ['/v1/vat/rates'] = 1,
  ['/v1/stats'] = 0,
  ['/v1/usage'] = 0,
  ['/jobs/{job_id}'] = 0,
  ['/usage'] = 0,
}
