--- People and their tokens. A line of the file is "TOKEN PERSON", and quotas of this person in credits
-- where they differ: "TOKEN PERSON day=60 month=600". A person may have several tokens.

--
-- A line with a mistake gives nobody access, and the other lines apply: otherwise a mistake would keep nginx
-- from reloading, and a token whose line was removed would go on working.

local people = {}

--- Characters. A token of 24 random characters cannot be guessed.
local SHORTEST_TOKEN = 24

local by_token = {}
local quotas = {}

--- Returns what is wrong with a line, without the token in it; nil if it is right.
local function read_line(line, usual, key)
  local token, person, rest = line:match('^(%S+)%s+(%S+)%s*(.-)%s*$')
  if not token then
    return 'write a token, a space and the name of a person.'
  end
  if #token < SHORTEST_TOKEN or not token:match('^[%w_-]+$') then
    return 'a token has at least ' .. SHORTEST_TOKEN .. ' letters, digits, "_" or "-".'
  end
  if token == key then
    return 'this is the key of the organisation, which is not a token.'
  end
  if #person > 64 or not person:match('^%w[%w._@-]*$') then
    return 'the name of a person has letters, digits, ".", "_", "@" or "-".'
  end
  if by_token[token] then
    return 'the token is in an earlier line too.'
  end
  local quota = { day = usual.day, month = usual.month }
  for part in rest:gmatch('%S+') do
    local window, credits = part:match('^(%a+)=(%d+)$')
    if window ~= 'day' and window ~= 'month' then
      return 'after the name, only "day=" and "month=" with a whole number are allowed.'
    end
    quota[window] = tonumber(credits)
  end
  local known = quotas[person]
  if known and (known.day ~= quota.day or known.month ~= quota.month) then
    return 'the same person has other quotas in an earlier line.'
  end
  by_token[token] = person
  quotas[person] = quota
end

--- Reads the file. Returns sentences about lines with mistakes.
function people.read(text, usual, key)
  by_token = {}
  quotas = {}
  local problems = {}
  local number = 0
  for line in (text .. '\n'):gmatch('([^\r\n]*)\r?\n') do
    number = number + 1
    if not line:match('^%s*$') and not line:match('^%s*#') then
      local problem = read_line(line:match('^%s*(.*)$'), usual, key)
      if problem then
        problems[#problems + 1] = 'Line ' .. number .. ' of FIELDMARK_TOKENS_FILE is ignored: ' .. problem
      end
    end
  end
  return problems
end

--- The person of a token; nil for any other value.
function people.of(token)
  return type(token) == 'string' and by_token[token] or nil
end

--- Whether anybody's token is in a text.
function people.has_token(text)
  for token in pairs(by_token) do
    if text:find(token, 1, true) then
      return true
    end
  end
  return false
end

--- The quotas of a person in credits, `{day, month}`; nil if the person has no token any more.
function people.quotas(person)
  return quotas[person]
end

return people
