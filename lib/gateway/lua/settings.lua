--- What the administrator configured. Read when nginx starts or reloads, as root, so that its workers
-- need not be able to read the key and the tokens. An error keeps nginx from starting, or from reloading;
-- either way it is in the error log.

local settings = {}

local function read_file(path, name)
  local file = io.open(path, 'r')
  if not file then
    error('The file ' .. path .. ' (' .. name .. ') cannot be read.', 0)
  end
  local text = file:read('*a')
  file:close()
  return text
end

--- A whole number, or nil for an empty text.
local function number_of(text, name)
  if text == '' then
    return nil
  end
  if not text:match('^%d+$') then
    error(name .. ' must be a whole number or empty.', 0)
  end
  return tonumber(text)
end

local function secret_of(path, name)
  local secret = read_file(path, name):match('^%s*(.-)%s*$')
  if not secret:match('^[\33-\126]+$') then
    error('The file ' .. path .. ' (' .. name .. ') must contain one line without spaces.', 0)
  end
  return secret
end

--- The name of the API's flag for certificates, which the contract does not show; nil if it has none. A name of
-- the contract would let a request ask for something else than it is counted for.
local function flag_of(text)
  local plain = text:lower():gsub('[^%w]', '')
  local is_taken = plain == 'xapikey' or plain == 'jobid'
  for _, endpoint in pairs(require('endpoints')) do
    for _, name in ipairs(endpoint.parameters) do
      is_taken = is_taken or name:gsub('_', '') == plain
    end
  end
  if text ~= '' and (is_taken or not text:match('^%a[%w_.-]*$')) then
    error('FIELDMARK_TRANSPARENCY_PARAMETER must be empty or a name that no other parameter has.', 0)
  end
  return text ~= '' and text or nil
end

--- Loads what answers requests, so that a missing package keeps nginx from starting.
local function load_modules()
  local is_loaded, problem = pcall(require, 'nginx.redis')
  if not is_loaded then
    error('The package lua-nginx-redis is missing, without which nginx cannot ask Redis: ' .. problem, 0)
  end
  require('admit')
  require('ask')
end

local function read_all(given)
  settings.key = secret_of(given.key_file, 'FIELDMARK_KEY_FILE')
  settings.run_folder = given.run_folder
  settings.transparency_parameter = flag_of(given.transparency_parameter)
  settings.redis = given.redis
  settings.redis_password = given.redis_password_file ~= ''
    and secret_of(given.redis_password_file, 'FIELDMARK_REDIS_PASSWORD_FILE')
    or nil
  settings.keep = {
    [200] = number_of(given.keep_found, 'FIELDMARK_KEEP_FOUND') or 0,
    [404] = number_of(given.keep_not_found, 'FIELDMARK_KEEP_NOT_FOUND') or 0,
  }
  settings.log_values = given.log_values == 'on'
  -- Credits; nil: no quota.
  settings.team = {
    day = number_of(given.team_day, 'FIELDMARK_TEAM_DAY'),
    month = number_of(given.team_month, 'FIELDMARK_TEAM_MONTH'),
  }
  local usual = {
    day = number_of(given.person_day, 'FIELDMARK_PERSON_DAY'),
    month = number_of(given.person_month, 'FIELDMARK_PERSON_MONTH'),
  }
  local text = read_file(given.tokens_file, 'FIELDMARK_TOKENS_FILE')
  local problems = require('people').read(text, usual, settings.key)
  for _, problem in ipairs(problems) do
    ngx.log(ngx.ALERT, problem)
  end
  settings.ignored_lines = #problems
  load_modules()
end

function settings.read(given)
  local ok, problem = pcall(read_all, given)
  if not ok then
    ngx.log(ngx.EMERG, problem)
    error(problem, 0)
  end
end

return settings
