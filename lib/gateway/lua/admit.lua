--- Who may ask: checks the token before the cache is read.

local answer = require('answer')
local people = require('people')
local quota = require('quota')
local request = require('request')
local settings = require('settings')

local admit = {}

function admit.run()
  local token = ngx.req.get_headers()['x-api-key']
  local person = people.of(token)
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
  local sent = ngx.unescape_uri(wanted.target .. wanted.body)
  if sent:find(token, 1, true) or sent:find(settings.key, 1, true) then
    return answer.refuse(400, 'Bad Request: a token or a key is not a value to look up', 'request')
  end
  ngx.var.fieldmark_endpoint = wanted.endpoint
  ngx.var.fieldmark_price = wanted.price
  ngx.var.fieldmark_uncached = wanted.key and 0 or 1
  ngx.var.fieldmark_key = wanted.key or wanted.target
  if settings.log_values then
    ngx.var.fieldmark_request = wanted.target
  end
end

return admit
