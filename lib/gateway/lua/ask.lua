--- Asks the API, and counts what that costs. The replies contain nothing from the API but status, body,
-- the body's type and how long to wait.

local encoding = require('encoding')
local jobs = require('jobs')
local people = require('people')
local quota = require('quota')
local request = require('request')
local settings = require('settings')
local sharing = require('sharing')

local ask = {}

local MESSAGES = {
  redirected = 'The gateway was redirected by the API',
  unreached = 'The gateway cannot reach the API',
  lost = 'The gateway lost the answer of the API; the call may have been billed',
  unclear = 'The gateway could not remove its key from the answer of the API',
  key = "The API refused the gateway's key. Please tell your administrator",
  store = 'The gateway cannot count credits at the moment. Answers that it already has are still free',
}

--- Seconds after which to try again while Redis does not answer.
local STORE_WAIT = 5

local function body_of(message)
  return '{"error":"' .. message:gsub('[%c"\\]', ' ') .. '"}'
end

--- Keeps what only a header filter of the call to the API can see.
function ask.note_connection()
  local connected = tonumber(ngx.var.upstream_connect_time)
  local answered = tonumber(ngx.var.upstream_header_time)
  ngx.header['X-Fieldmark-Call'] = answered and 'answered' or connected and 'lost' or 'unreached'
end

--- Whether the API bills a status (contract, Errors). A 404 is billed for some endpoints, so it counts. Of
-- an asynchronous job, its acceptance counts, because the gateway does not see how it ends.
local function is_billed(status)
  return status < 400 or status == 404
end

--- A refusal of the gateway, which is for this person and not shared.
local function refusal(status, message, detail, wait, counts)
  return {
    status = status,
    body = body_of(message),
    type = 'application/json',
    wait = wait or '',
    detail = detail,
    credits = 0,
    counts = counts and table.concat(counts, ' ') or '',
  }
end

--- Names the quotas that a price would exceed, and waits for the last of them.
local function over_quota(person, price, counts)
  local message, wait
  for i, row in ipairs(quota.limits(person)) do
    if row.limit and counts[i] + price > row.limit then
      local who, span = row.name:match('^(%a+)-(%a+)$')
      wait = row.ends - ngx.time()
      message = string.format(
        'Rate limit exceeded for %s: quota %s, %d of %d credits used',
        who == 'team' and 'your team' or person,
        span == 'day' and 'daily' or 'monthly',
        counts[i],
        row.limit
      )
    end
  end
  return refusal(429, message or 'Rate limit exceeded', 'quota', wait, counts)
end

--- Status and message in place of a reply of the API that people must not get as it is; nil otherwise.
local function replacement(reply)
  local call = reply.header['X-Fieldmark-Call']
  if call ~= 'answered' or reply.truncated then
    local reason = call == 'answered' and 'lost' or call or 'lost'
    return reply.status == 504 and 504 or 502, MESSAGES[reason]
  end
  if reply.status >= 300 and reply.status < 400 then
    return 502, MESSAGES.redirected
  end
  -- An interim answer, which nothing asked for (RFC 9110, 15.2).
  if reply.status < 200 then
    return 502, MESSAGES.lost
  end
  -- Otherwise a person would take it for a problem of the token.
  if reply.status == 401 and not reply.body:lower():find('limit', 1, true) then
    return 503, MESSAGES.key
  end
  return nil
end

--- Seconds for which an answer may be kept. The login page of a network is no answer.
local function kept_for(status, body)
  return body:find('^%s*{.*}%s*$') and settings.keep[status] or 0
end

--- A text without the key: an API that repeats it in an answer must not give it to people. Nil if it cannot be
-- told whether the key is in it.
local function without_key(text)
  local cleaned = ngx.re.gsub(text, encoding.pattern_of(settings.key), '...', 'jo')
  return cleaned
end

local function ask_api(person, wanted)
  local reservation, counts
  if wanted.price > 0 then
    reservation, counts = quota.reserve(person, wanted.price)
    if not counts then
      return refusal(503, MESSAGES.store, 'store', STORE_WAIT), false
    end
    if not reservation then
      return over_quota(person, wanted.price, counts), false
    end
  end
  local reply = ngx.location.capture('/.ask-the-api', {
    vars = { fieldmark_target = wanted.api_target },
  })
  local status, message = replacement(reply)
  local is_reached = reply.header['X-Fieldmark-Call'] ~= 'unreached'
  local is_certain = reply.header['X-Fieldmark-Call'] == 'answered' and not reply.truncated
  local credits = is_reached and (not is_certain or is_billed(reply.status)) and wanted.price or 0
  if reservation and credits == 0 then
    quota.refund(reservation)
    for i, count in ipairs(counts) do
      counts[i] = count - wanted.price
    end
  end
  local body = not message and without_key(reply.body)
  if not message and not body then
    status, message = 502, MESSAGES.unclear
  end
  if message then
    body = body_of(message)
  elseif wanted.is_async then
    body = jobs.with_own_id(body)
  end
  local wait = tostring(reply.header['Retry-After'] or '')
  return {
    status = status or reply.status,
    body = body,
    type = message and 'application/json' or without_key(reply.header['Content-Type'] or '') or '',
    wait = not message and wait:match('^%d+$') or '',
    credits = credits,
    counts = counts and table.concat(counts, ' ') or '',
    stored = ngx.time(),
    detail = is_reached and not is_certain and 'lost' or nil,
    kept = kept_for(status or reply.status, body),
  }, true
end

function ask.run()
  local person = ngx.req.get_headers()['x-fieldmark-person']
  local wanted = request.read()
  if not wanted or not people.quotas(person) then
    return ngx.exit(500)
  end
  local reply, is_shared
  if wanted.key then
    reply, is_shared = sharing.join(wanted.key, function()
      return ask_api(person, wanted)
    end)
  else
    reply = ask_api(person, wanted)
  end
  ngx.status = tonumber(reply.status)
  ngx.header['Content-Type'] = reply.type ~= '' and reply.type or nil
  ngx.header['Content-Length'] = #reply.body
  ngx.header['Retry-After'] = reply.wait ~= '' and reply.wait or nil
  ngx.header['X-Fieldmark-Shared'] = is_shared and '1' or nil
  ngx.header['X-Fieldmark-Credits'] = is_shared and 0 or reply.credits
  ngx.header['X-Fieldmark-Counts'] = not is_shared and reply.counts or nil
  ngx.header['X-Fieldmark-Detail'] = not is_shared and reply.detail or nil
  ngx.header['X-Fieldmark-Stored'] = reply.stored
  -- Of those who share a large answer, only the one who asked for it stores it.
  if reply.is_in_file or not wanted.key or (tonumber(reply.kept) or 0) == 0 then
    ngx.header['X-Accel-Expires'] = '0'
  end
  ngx.print(reply.body)
end

return ask
