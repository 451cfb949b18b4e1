--- Counters for Prometheus, of this nginx since it started.

local metrics = {}

local counters = ngx.shared.metrics

local HELP = {
  { 'fieldmark_requests_total', 'counter', 'Requests' },
  { 'fieldmark_hits_total', 'counter', 'Requests that were answered without asking the API' },
  { 'fieldmark_credits_total', 'counter', 'Credits that were counted for calls of the API' },
  { 'fieldmark_redis_failures_total', 'counter', 'Commands that Redis did not carry out' },
  { 'fieldmark_ignored_token_lines', 'gauge', 'Lines of the file of tokens that have a mistake' },
  { 'fieldmark_request_seconds', 'histogram', 'Time until the answer was sent' },
}

--- Upper bounds in seconds.
local BUCKETS = { 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 90 }

function metrics.add(name, labels, amount)
  counters:incr(name .. (labels and '{' .. labels .. '}' or ''), amount or 1, 0)
end

--- Counts a request when it is over.
function metrics.count()
  local var = ngx.var
  local is_hit = var.fieldmark_hit == '1'
  -- Of a request that nginx cannot read, no variable is set.
  local endpoint = var.fieldmark_endpoint or ''
  local who = string.format('person="%s",endpoint="%s"', var.fieldmark_person or '', endpoint)
  metrics.add('fieldmark_requests_total', who .. ',status="' .. ngx.status .. '"')
  if is_hit then
    metrics.add('fieldmark_hits_total', who)
  end
  local credits = tonumber(var.fieldmark_credits) or 0
  if credits > 0 then
    metrics.add('fieldmark_credits_total', who, credits)
  end
  local seconds = tonumber(var.request_time) or 0
  local what = string.format('endpoint="%s",hit="%s"', endpoint, tostring(is_hit))
  for _, bound in ipairs(BUCKETS) do
    if seconds <= bound then
      metrics.add('fieldmark_request_seconds_bucket', what .. ',le="' .. bound .. '"')
    end
  end
  metrics.add('fieldmark_request_seconds_bucket', what .. ',le="+Inf"')
  metrics.add('fieldmark_request_seconds_sum', what, seconds)
  metrics.add('fieldmark_request_seconds_count', what)
end

--- For sorting: by name and labels, and the bounds of a histogram by number.
local function order_of(name)
  return (name:gsub('le="([^"]+)"', function(bound)
    return string.format('le="%012.3f"', bound == '+Inf' and 1e6 or tonumber(bound))
  end))
end

function metrics.print()
  ngx.header['Content-Type'] = 'text/plain; version=0.0.4'
  counters:set('fieldmark_ignored_token_lines', require('settings').ignored_lines)
  local names = counters:get_keys(0)
  table.sort(names, function(a, b)
    return order_of(a) < order_of(b)
  end)
  for _, row in ipairs(HELP) do
    ngx.say('# HELP ', row[1], ' ', row[3], '\n# TYPE ', row[1], ' ', row[2])
    for _, name in ipairs(names) do
      local plain = name:match('^[%w_]+'):gsub('_bucket$', ''):gsub('_sum$', ''):gsub('_count$', '')
      if plain == row[1] and name:find('^fieldmark_') then
        ngx.say(name, ' ', counters:get(name))
      end
    end
  end
end

return metrics
