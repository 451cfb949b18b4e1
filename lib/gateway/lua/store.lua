--- The connection to Redis.

local metrics = require('metrics')
local redis = require('nginx.redis')
local settings = require('settings')

local store = {}

local IDLE = 10000 -- ms that an unused connection is kept
local MOST_IDLE = 64
--- Seconds for which hits do not ask Redis again after it failed.
local PAUSE = 1

local function connect(timeout)
  local client = redis:new()
  client:set_timeout(timeout)
  local host, port = settings.redis:match('^([^/]+):(%d+)$')
  local ok, problem
  if host then
    ok, problem = client:connect(host, tonumber(port))
  else
    ok, problem = client:connect(settings.redis)
  end
  if ok and settings.redis_password and client:get_reused_times() == 0 then
    ok, problem = client:auth(settings.redis_password)
  end
  if not ok then
    return nil, problem
  end
  return client
end

--- Whether Redis failed within the last second.
function store.is_down()
  return ngx.shared.metrics:get('store is down') ~= nil
end

--- Runs a script. Tries twice, because a kept connection may have been closed: scripts must be harmless
-- when they are repeated. Returns the reply, or nil and the problem.
-- @param timeout ms for each attempt
function store.run(script, keys, arguments, timeout)
  local problem
  for _ = 1, 2 do
    local client
    client, problem = connect(timeout)
    if client then
      local words = { unpack(keys) }
      for _, argument in ipairs(arguments) do
        words[#words + 1] = argument
      end
      local reply
      reply, problem = client:eval(script, #keys, unpack(words))
      if reply then
        client:set_keepalive(IDLE, MOST_IDLE)
        return reply
      end
      client:close()
    end
  end
  ngx.shared.metrics:set('store is down', true, PAUSE)
  metrics.add('fieldmark_redis_failures_total')
  return nil, problem
end

return store
