--- Quotas in credits: for each person and for the team, per day and per month (UTC). Redis counts, and
-- each script is atomic, so that several nginx agree. The price is counted before the API is asked and
-- taken back if the call was free. So whatever fails in between, no quota is ever exceeded: a call that
-- nobody can settle any more stays counted.

local people = require('people')
local settings = require('settings')
local store = require('store')

local quota = {}

--- Milliseconds to wait for Redis: before every answer, and before a call that costs credits.
local QUICK = 200
local PATIENT = 1000
--- Seconds for which a counted price can be taken back.
local REFUNDABLE = 600
--- Seconds for which counters are kept after their day or month.
local KEPT = 86400
--- Waits in seconds before each further attempt to take a price back.
local RETRIES = { 1, 2, 4, 8, 16, 32, 64, 128 }

--- KEYS: day, month. ARGV: person. Returns the four counts: person's day and month, team's day and month.
local COUNT = [[
local counts = {}
for i = 1, 2 do
  counts[i] = tonumber(redis.call('HGET', KEYS[i], ARGV[1]) or 0)
  counts[i + 2] = tonumber(redis.call('HGET', KEYS[i], '*') or 0)
end
]]

local READ = COUNT .. 'return counts'

--- KEYS: day, month, reservation. ARGV: person, credits, four quotas (empty: none), when the day's and the
-- month's counters expire, seconds that the reservation is kept. Returns 1 or 0 and the four counts.
-- Repeating it counts nothing twice.
local RESERVE = COUNT .. [[
local credits = tonumber(ARGV[2])
if redis.call('EXISTS', KEYS[3]) == 0 then
  for i = 1, 4 do
    local limit = tonumber(ARGV[i + 2])
    if limit and counts[i] + credits > limit then return { 0, unpack(counts) } end
  end
  for i = 1, 2 do
    counts[i] = redis.call('HINCRBY', KEYS[i], ARGV[1], credits)
    counts[i + 2] = redis.call('HINCRBY', KEYS[i], '*', credits)
    redis.call('EXPIREAT', KEYS[i], ARGV[i + 6])
  end
  redis.call('SET', KEYS[3], credits, 'EX', ARGV[9])
end
return { 1, unpack(counts) }
]]

--- KEYS: day, month, reservation. ARGV: person. Takes a price back once, however often it runs.
local REFUND = [[
local credits = redis.call('GET', KEYS[3])
if not credits then return 0 end
redis.call('DEL', KEYS[3])
for i = 1, 2 do
  if redis.call('EXISTS', KEYS[i]) == 1 then
    redis.call('HINCRBY', KEYS[i], ARGV[1], -credits)
    redis.call('HINCRBY', KEYS[i], '*', -credits)
  end
end
return 1
]]

--- The current day and month: their counters' names, and when they end.
local function windows()
  local now = ngx.time()
  local month = os.date('!%Y-%m', now)
  local day_end = (math.floor(now / 86400) + 1) * 86400
  local month_end = day_end
  while os.date('!%Y-%m', month_end) == month do
    month_end = month_end + 86400
  end
  return {
    keys = { 'fieldmark:{quota}:' .. os.date('!%Y-%m-%d', now), 'fieldmark:{quota}:' .. month },
    ends = { day_end, month_end },
    -- The days before today, today, and the days after it.
    month_seconds = (tonumber(os.date('!%d', now)) - 1) * 86400 + month_end - day_end + 86400,
  }
end

--- The limits of a person and the team, in the order of the counts. `limit` is nil without a quota.
function quota.limits(person)
  local person_quota = people.quotas(person) or {}
  local window = windows()
  local ends, month_seconds = window.ends, window.month_seconds
  return {
    { name = 'person-day', limit = person_quota.day, ends = ends[1], seconds = 86400 },
    { name = 'person-month', limit = person_quota.month, ends = ends[2], seconds = month_seconds },
    { name = 'team-day', limit = settings.team.day, ends = ends[1], seconds = 86400 },
    { name = 'team-month', limit = settings.team.month, ends = ends[2], seconds = month_seconds },
  }
end

--- The four counts of credits; nil while Redis does not answer.
function quota.counts(person)
  if store.is_down() then
    return nil
  end
  return store.run(READ, windows().keys, { person }, QUICK)
end

--- Counts a price before the API is asked. Returns the reservation and the counts; or nil and the counts
-- at a quota; or nil alone if Redis does not answer.
function quota.reserve(person, credits)
  local window = windows()
  local id = ngx.var.request_id
  local keys = { window.keys[1], window.keys[2], 'fieldmark:{quota}:reserved:' .. id }
  local arguments = { person, credits }
  for i, row in ipairs(quota.limits(person)) do
    arguments[i + 2] = row.limit or ''
  end
  arguments[7] = window.ends[1] + KEPT
  arguments[8] = window.ends[2] + KEPT
  arguments[9] = REFUNDABLE
  local reservation = { keys = keys, person = person }
  local reply = store.run(RESERVE, keys, arguments, PATIENT)
  if not reply then
    -- Redis may have counted it although its reply was lost.
    quota.refund(reservation, 1)
    return nil, nil
  end
  local is_reserved = table.remove(reply, 1) == 1
  return is_reserved and reservation or nil, reply
end

--- Takes the price of a free call back, now or when Redis answers again.
-- @param attempt the first wait; nil: try at once
function quota.refund(reservation, attempt)
  attempt = attempt or 0
  local function run()
    return store.run(REFUND, reservation.keys, { reservation.person }, PATIENT)
  end
  if attempt == 0 and run() then
    return
  end
  attempt = math.max(attempt, 1)
  if RETRIES[attempt] == nil then
    return
  end
  ngx.timer.at(RETRIES[attempt], function(is_stopping)
    if not run() and not is_stopping then
      quota.refund(reservation, attempt + 1)
    end
  end)
end

return quota
