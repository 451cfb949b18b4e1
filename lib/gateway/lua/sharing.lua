--- Lets equal requests share one call: the first asks, the others wait for its reply. Does the same as
-- nginx's proxy_cache_lock, and also for expired answers, failures and refusals.

local settings = require('settings')

local sharing = {}

local asking = ngx.shared.asking
local replies = ngx.shared.shared_replies

--- Seconds after which a call whose worker died is forgotten. A running call says every few seconds that it runs.
local FORGOTTEN = 90
local BEAT = 30
--- Seconds that a request waits, which is shorter than the server in front waits for it: afterwards nobody would
-- get an answer that it paid for.
local PATIENCE = 86
--- Seconds between two looks at whether the first request has its reply.
local INTERVAL = 0.05
--- Seconds for which a reply can be shared. A request that missed the cache just before an answer was
-- kept finds the answer with this; a failure is soon asked for again.
local SHARED_ANSWER = 10
local SHARED_FAILURE = 2
--- Bytes of a body above which it is shared in a file, and seconds for which it is: those who wait read it one
-- after the other.
local LARGEST_IN_MEMORY = 1024 * 1024
local SHARED_FILE = 30

--- What those get who waited, where the reply cannot be passed on. Asking again may find it in the cache.
local function refusal(status, message)
  return {
    status = status,
    body = '{"error":"' .. message .. '"}',
    type = 'application/json',
    wait = 1,
    kept = 0,
  }
end

local NOT_PASSED_ON = refusal(503, 'The gateway could not pass the answer on. Please try again')
local NOT_AWAITED = refusal(504, 'An equal request is still waiting for its answer. Please try again later')

local function path_of(id)
  return settings.run_folder .. '/reply-' .. ngx.encode_base64(id):gsub('[+/=]', { ['+'] = '-', ['/'] = '_', ['='] = '' })
end

--- Writes a body to a file of the folder that only nginx can open, until nobody can wait for it any more. Returns
-- whether that worked.
local function write_file(id, body, seconds)
  local path = path_of(id)
  local file = io.open(path, 'wb')
  if not file then
    return false
  end
  local is_written = file:write(body)
  is_written = file:close() and is_written
  local is_removed_later = is_written
    and ngx.timer.at(seconds + 1, function()
      os.remove(path)
    end)
  if not is_removed_later then
    os.remove(path)
    return false
  end
  return true
end

--- Puts a reply into the memory that nginx's workers share, without pushing out one that others wait for.
local function write_memory(id, reply, seconds)
  local text = ngx.encode_args(reply)
  if replies:safe_set(id, text, seconds) then
    return true
  end
  replies:flush_expired()
  return replies:safe_set(id, text, seconds)
end

--- Gives a reply to those who wait, and to those who come within some seconds.
local function pass_on(id, reply)
  local seconds = reply.kept > 0 and math.min(reply.kept, SHARED_ANSWER) or SHARED_FAILURE
  if #reply.body <= LARGEST_IN_MEMORY and write_memory(id, reply, seconds) then
    return
  end
  local rest = {}
  for name, value in pairs(reply) do
    rest[name] = name ~= 'body' and value or nil
  end
  rest.is_in_file = 1
  seconds = SHARED_FILE
  local is_in_file = write_file(id, reply.body, seconds)
  replies:set(id, ngx.encode_args(is_in_file and rest or NOT_PASSED_ON), seconds)
end

--- The reply that an equal request got; nil if there is none.
local function passed_on(id)
  local text = replies:get(id)
  local reply = text and ngx.decode_args(text, 0)
  if not reply or not reply.is_in_file then
    return reply
  end
  local file = io.open(path_of(id), 'rb')
  reply.body = file and file:read('*a')
  if file then
    file:close()
  end
  return reply.body and reply or NOT_PASSED_ON
end

--- Runs `ask`, and until it ends tells the others that it runs.
local function run(id, ask)
  local beat = ngx.thread.spawn(function()
    while true do
      ngx.sleep(BEAT)
      asking:set(id, true, FORGOTTEN)
    end
  end)
  local ok, reply, is_shared = pcall(ask)
  ngx.thread.kill(beat)
  return ok, reply, is_shared
end

--- Runs `ask` unless an equal request is running it; then waits for that reply. `ask` returns a flat table
-- of texts and numbers with `kept`, the seconds for which it may be kept, and whether others may get it.
-- Returns the reply, and whether another request asked.
function sharing.join(key, ask)
  local id = ngx.sha1_bin(key)
  local begun = ngx.now()
  while true do
    local is_first = asking:add(id, true, FORGOTTEN)
    local shared = passed_on(id)
    if shared then
      if is_first then
        asking:delete(id)
      end
      return shared, true
    end
    if is_first then
      local ok, reply, is_shared = run(id, ask)
      if ok and is_shared then
        pass_on(id, reply)
      end
      asking:delete(id)
      if not ok then
        error(reply, 0)
      end
      return reply, false
    end
    if ngx.now() - begun > PATIENCE then
      return NOT_AWAITED, true
    end
    ngx.sleep(INTERVAL)
  end
end

return sharing
