--- Lets equal requests share one call: the first asks, the others wait for its reply. Does the same as
-- nginx's proxy_cache_lock, and also for expired answers, failures and refusals.

local sharing = {}

local asking = ngx.shared.asking
local replies = ngx.shared.shared_replies

--- Seconds after which a call whose worker died is forgotten. Longer than any call takes.
local LONGEST = 90
--- Seconds between two looks at whether the first request has its reply.
local INTERVAL = 0.05
--- Seconds for which a reply can be shared. A request that missed the cache just before an answer was
-- kept finds the answer with this; a failure is soon asked for again.
local SHARED_ANSWER = 10
local SHARED_FAILURE = 2

--- Runs `ask` unless an equal request is running it; then waits for that reply. `ask` returns a flat table
-- of texts and numbers with `kept`, the seconds for which it may be kept, and whether others may get it.
-- Returns the reply, and whether another request asked.
function sharing.join(key, ask)
  local id = ngx.sha1_bin(key)
  while true do
    local is_first = asking:add(id, true, LONGEST)
    local text = replies:get(id)
    if text then
      if is_first then
        asking:delete(id)
      end
      return ngx.decode_args(text, 0), true
    end
    if is_first then
      local ok, reply, is_shared = pcall(ask)
      if ok and is_shared then
        local seconds = reply.kept > 0 and math.min(reply.kept, SHARED_ANSWER) or SHARED_FAILURE
        replies:set(id, ngx.encode_args(reply), seconds)
      end
      asking:delete(id)
      if not ok then
        error(reply, 0)
      end
      return reply, false
    end
    ngx.sleep(INTERVAL)
  end
end

return sharing
