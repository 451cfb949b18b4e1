--- What a request asks for. Nothing of a request is passed on as it came: the path is one of the table of
-- endpoints, a parameter has a name of that table and a value that is encoded anew, and a job has an id that no
-- decoding changes (jobs.lua). Everything else is refused. So no server behind this one can read a request as
-- another endpoint than the one whose price is counted.

local encoding = require('encoding')
local endpoints = require('endpoints')
local jobs = require('jobs')
local settings = require('settings')

local request = {}

--- Letters of the parameter that carries a key.
local KEY_NAME = 'xapikey'

--- The endpoint as the table names it, and the API's path; nil if it is not in the table.
local function endpoint_of(path)
  local id = path:match('^/jobs/([^/]+)$')
  if id then
    local job_path = jobs.path_of(id)
    return job_path and '/jobs/{job_id}', job_path
  end
  return endpoints[path] and path, path
end

--- The names of an endpoint's parameters, with the name that the administrator gave to the transparency flag.
local function names_of(endpoint)
  local names = {}
  for _, name in ipairs(endpoints[endpoint].parameters) do
    name = name == '{transparency}' and settings.transparency_parameter or name
    if not name:find('{', 1, true) then
      names[#names + 1] = name
    end
  end
  return names
end

--- The values by name; or nil, a status and a message.
local function read_parameters(query, names)
  local is_known, values = {}, {}
  for _, name in ipairs(names) do
    is_known[name] = true
  end
  for piece in query:gmatch('[^&]+') do
    local name, value = piece:match('^([^=]*)=?(.*)$')
    name, value = encoding.decode(name), encoding.decode(value)
    if not name or not value then
      return nil, 400, 'Bad Request: the address contains a character that it cannot contain'
    end
    if name:lower():gsub('[^%w]', '') == KEY_NAME then
      return nil, 401, 'Invalid API Key: send it in the header x-api-key, never in the address'
    end
    if not is_known[name] then
      return nil, 400, 'Bad Request: the parameters of this endpoint are ' .. table.concat(names, ', ')
    end
    if values[name] then
      return nil, 400, 'Bad Request: the parameter ' .. name .. ' was sent more than once'
    end
    values[name] = value
  end
  return values
end

--- Path and query in one order, whatever order they came in.
local function target_of(path, names, values)
  local pieces = {}
  for _, name in ipairs(names) do
    if values[name] then
      pieces[#pieces + 1] = name .. '=' .. encoding.encode(values[name])
    end
  end
  return #pieces == 0 and path or path .. '?' .. table.concat(pieces, '&')
end

local function has_body()
  ngx.req.read_body()
  return ngx.req.get_body_data() ~= nil or ngx.req.get_body_file() ~= nil
end

--- Reads the current request: `{endpoint, price, target, api_target, key, is_async}`, or nil with a status and a
-- message. `target` is the request, written in one way, and `api_target` what to ask the API; they differ in the
-- ids of jobs. `key` names equal requests and is nil for those that are never shared.
function request.read()
  if ngx.req.get_method() ~= 'GET' then
    return nil, 405, 'Method Not Allowed: all endpoints use GET'
  end
  local path, query = ngx.var.request_uri:match('^([^?]*)%??(.*)$')
  local endpoint, api_path = endpoint_of(path)
  if not endpoint then
    return nil, 404, 'Not Found: the gateway knows no such endpoint'
  end
  local names = names_of(endpoint)
  local values, status, message = read_parameters(query, names)
  if not values then
    return nil, status, message
  end
  if has_body() then
    return nil, 400, 'Bad Request: no endpoint uses a body'
  end
  local target = target_of(path, names, values)
  local price = endpoints[endpoint].credits
  local is_shared = price > 0 and not values.is_async and not values.soft_fail
  return {
    endpoint = endpoint,
    price = price,
    target = target,
    api_target = target_of(api_path, names, values),
    key = is_shared and 'GET ' .. target or nil,
    is_async = values.is_async ~= nil,
  }
end

return request
