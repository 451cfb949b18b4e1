--- What every answer to a person carries: where it came from (Cache-Status, RFC 9211) and what remains
-- (RateLimit, draft-ietf-httpapi-ratelimit-headers).

local quota = require('quota')
local settings = require('settings')

local answer = {}

--- Headers that the server that asks the API sends to the server that people connect to.
local INTERNAL = { 'Credits', 'Counts', 'Stored', 'Shared', 'Detail' }

local FORWARDED = { MISS = 'miss', EXPIRED = 'stale', BYPASS = 'bypass' }

--- Ends a request with an error in the API's shape.
function answer.refuse(status, message, detail)
  ngx.ctx.detail = detail
  ngx.status = status
  ngx.header['Content-Type'] = 'application/json'
  ngx.print('{"error":"' .. message .. '"}')
  return ngx.exit(status)
end

local FAILURES = {
  [400] = 'Bad Request',
  [404] = 'Not Found',
  [405] = 'Method Not Allowed: all endpoints use GET',
  [408] = 'Request Timeout',
  [413] = 'Payload Too Large',
  [414] = 'Bad Request: the address is too long',
  [431] = 'Bad Request: the headers are too long',
  [502] = 'The gateway lost the answer of the API; the call may have been billed',
  [503] = 'The gateway is busy',
  [504] = 'The gateway lost the answer of the API; the call may have been billed',
}

--- An error of nginx itself, such as a malformed request.
function answer.fail()
  -- 494 to 497 are nginx's numbers for requests that it cannot read.
  local status = ngx.status >= 494 and ngx.status < 500 and 400 or ngx.status
  local lost = status == 502 or status == 504
  ngx.var.fieldmark_credits = lost and ngx.var.fieldmark_price or 0
  local message = FAILURES[status] or status < 500 and FAILURES[400] or 'Internal Error'
  answer.refuse(status, message, lost and 'lost' or 'request')
end

local function take_internal_headers()
  local internal = {}
  for _, name in ipairs(INTERNAL) do
    internal[name] = ngx.header['X-Fieldmark-' .. name]
    ngx.header['X-Fieldmark-' .. name] = nil
  end
  ngx.header['X-Accel-Expires'] = nil
  return internal
end

local function cache_status(is_hit, internal)
  local detail = ngx.ctx.detail or internal.Detail
  local forwarded = 'fieldmark; fwd=' .. (FORWARDED[ngx.var.upstream_cache_status] or 'bypass')
  if detail then
    return (detail == 'lost' and forwarded or 'fieldmark') .. '; detail=' .. detail
  end
  if not is_hit then
    return forwarded
  end
  local age = math.max(0, ngx.time() - (tonumber(internal.Stored) or ngx.time()))
  ngx.header['Age'] = age
  return 'fieldmark; hit; ttl=' .. math.max(0, (settings.keep[ngx.status] or 0) - age)
end

local function add_limits(person, text)
  local counts = {}
  for count in text:gmatch('%S+') do
    counts[#counts + 1] = tonumber(count)
  end
  local remaining, policies = {}, {}
  for i, row in ipairs(quota.limits(person)) do
    if row.limit then
      local name = '"' .. row.name .. '"'
      if counts[i] then
        local rest = math.max(0, row.limit - counts[i])
        remaining[#remaining + 1] = name .. ';r=' .. rest .. ';t=' .. (row.ends - ngx.time())
      end
      policies[#policies + 1] = name .. ';q=' .. row.limit .. ';w=' .. row.seconds .. ';qu="credits"'
    end
  end
  ngx.header['RateLimit'] = #remaining > 0 and table.concat(remaining, ', ') or nil
  ngx.header['RateLimit-Policy'] = #policies > 0 and table.concat(policies, ', ') or nil
end

--- Adds the headers, and keeps what the log and the metrics need.
function answer.add_headers()
  local internal = take_internal_headers()
  local is_hit = ngx.var.upstream_cache_status == 'HIT' or internal.Shared ~= nil
  ngx.header['Cache-Status'] = cache_status(is_hit, internal)
  -- Answers are for the person with the token, and no other cache asks for it.
  ngx.header['Cache-Control'] = 'no-store'
  ngx.header['X-Content-Type-Options'] = 'nosniff'
  ngx.var.fieldmark_hit = is_hit and 1 or 0
  if not is_hit and internal.Credits then
    ngx.var.fieldmark_credits = internal.Credits
  end
  -- Of a request that nginx cannot read, no variable is set.
  local person = ngx.var.fieldmark_person or ''
  if person ~= '' then
    local counts = not is_hit and internal.Counts or ''
    add_limits(person, counts ~= '' and counts or ngx.var.fieldmark_counts)
  end
end

return answer
