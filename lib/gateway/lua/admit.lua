--- Who may ask: checks the token before the cache is read.

local answer = require('answer')
local encoding = require('encoding')
local people = require('people')
local quota = require('quota')
local request = require('request')
local settings = require('settings')

local admit = {}

--- Headers that would let nginx cut an answer, or withhold it after it was paid.
local CONDITIONS = {
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Range',
}

--- Whether anybody's token, or the key, is in a text, however often it was encoded.
local function has_secret(text)
  local decoded = encoding.decode_all(text)
  return people.has_token(decoded) or decoded:find(settings.key, 1, true) ~= nil
end

function admit.run()
  local person = people.of(ngx.req.get_headers()['x-api-key'])
  if not person then
    return answer.refuse(401, 'Invalid API Key', 'token')
  end
  ngx.var.fieldmark_person = person
  local counts = quota.counts(person)
  ngx.var.fieldmark_counts = counts and table.concat(counts, ' ') or ''
  local wanted, status, message = request.read()
  if not wanted then
    return answer.refuse(status, message, 'request')
  end
  if has_secret(wanted.api_target) then
    return answer.refuse(400, 'Bad Request: a token or a key is not a value to look up', 'request')
  end
  for _, name in ipairs(CONDITIONS) do
    ngx.req.clear_header(name)
  end
  ngx.var.fieldmark_endpoint = wanted.endpoint
  ngx.var.fieldmark_price = wanted.price
  ngx.var.fieldmark_uncached = wanted.key and 0 or 1
  ngx.var.fieldmark_key = wanted.key or wanted.target
  ngx.var.fieldmark_target = wanted.target
  if settings.log_values then
    ngx.var.fieldmark_request = wanted.target
  end
end

return admit
