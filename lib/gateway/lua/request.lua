--- What a request asks for.

local prices = require('prices')

local request = {}

--- Most parameters of a request; further ones would be ignored by nginx but not by the API.
local MOST_PARAMETERS = 100

--- The endpoint as the table of prices names it; nil if it is not in the table.
local function endpoint_of(path)
  if prices[path] and not path:find('{', 1, true) then
    return path
  end
  return path:match('^/jobs/[^/]+$') and '/jobs/{job_id}' or nil
end

--- Reads the current request: `{endpoint, price, target, key, has_key}`, or nil with a status and a message.
-- `key` names equal requests and is nil for those that are never shared; `has_key` means that the address
-- contains an API key or token.
function request.read()
  local target = ngx.var.request_uri
  local path = target:match('^[^?]*')
  local parameters, problem = ngx.req.get_uri_args(MOST_PARAMETERS)
  if problem then
    return nil, 400, 'Bad Request: more than ' .. MOST_PARAMETERS .. ' parameters'
  end
  local is_shared = true
  for name in pairs(parameters) do
    local plain = name:lower():gsub('[^%w]', '_')
    if plain == 'x_api_key' then
      return nil, 401, 'Invalid API Key: send it in the header x-api-key, never in the address'
    end
    if plain == 'is_async' or plain == 'soft_fail' then
      is_shared = false
    end
  end
  if ngx.req.get_method() ~= 'GET' then
    return nil, 405, 'Method Not Allowed: all endpoints use GET'
  end
  local endpoint = endpoint_of(path)
  if not endpoint then
    return nil, 404, 'Not Found: the gateway knows no such endpoint'
  end
  ngx.req.read_body()
  local body = ngx.req.get_body_data() or ''
  local price = prices[endpoint]
  local key
  if is_shared and price > 0 then
    local body_key = body == '' and '' or ' ' .. ngx.encode_base64(ngx.sha1_bin(body))
    key = 'GET ' .. target .. body_key
  end
  return { endpoint = endpoint, price = price, target = target, key = key, body = body }
end

return request
