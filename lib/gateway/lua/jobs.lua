--- Ids of jobs. The contract says only that an id is a string. One of letters, digits, "_" and "-" is the same
-- after every decoding, so it can be asked for as it is. For any other id of the API, people get one of the
-- gateway's own: the id and a signature, so that nobody can make one for a path of their choice. It needs no
-- memory, and several gateways with one API key understand each other's ids.

local encoding = require('encoding')
local settings = require('settings')

local jobs = {}

local MARK = 'gateway-'
local LONGEST = 4096
--- Characters of a signature: SHA-1 in hexadecimal.
local SIGNATURE = 40

local function signature_of(id)
  local bytes = ngx.hmac_sha1(settings.key, 'job ' .. id)
  return (bytes:gsub('.', function(byte)
    return string.format('%02x', byte:byte())
  end))
end

local function seal(id)
  local text = ngx.encode_base64(id, true):gsub('+', '-'):gsub('/', '_')
  return MARK .. text .. signature_of(id)
end

--- The API's id in one of the gateway's own; nil in any other.
local function unseal(sealed)
  if sealed:sub(1, #MARK) ~= MARK or #sealed < #MARK + SIGNATURE then
    return nil
  end
  local text = sealed:sub(#MARK + 1, -SIGNATURE - 1):gsub('-', '+'):gsub('_', '/')
  local id = ngx.decode_base64(text)
  return id and sealed:sub(-SIGNATURE) == signature_of(id) and id or nil
end

local function is_plain(id)
  return #id <= LONGEST and id:find('^[%w_-]+$') ~= nil
end

--- Whether a path with this id stays below /jobs/ whatever a server decodes, normalises or cuts off.
local function stays_below(id)
  local path = '/' .. encoding.decode_all(id):gsub('\\', '/') .. '/'
  return not path:find('[%c;?#]') and not path:find('/%.*/')
end

--- The path that asks for a job; nil for an id that the gateway does not recognise.
function jobs.path_of(id)
  if not is_plain(id) then
    return nil
  end
  return '/jobs/' .. encoding.encode(unseal(id) or id)
end

--- An answer that says that a job was accepted, with an id that can be asked for.
function jobs.with_own_id(body)
  local found, problem = ngx.re.match(body, [["job_id"\s*:\s*"((?:[^"\\]|\\/)++)"]], 'jo')
  if not found or problem then
    return body
  end
  local id = found[1]:gsub('\\/', '/')
  if is_plain(id) or not stays_below(id) then
    return body
  end
  local from, to = body:find(found[0], 1, true)
  return body:sub(1, from - 1) .. '"job_id":"' .. seal(id) .. '"' .. body:sub(to + 1)
end

return jobs
