--- Percent-encoding (RFC 3986, 2.1), and every other way in which servers write a character.

local encoding = {}

--- A text for a part of an address; only unreserved characters stay (RFC 3986, 2.3).
function encoding.encode(text)
  return (text:gsub('[^%w._~-]', function(character)
    return string.format('%%%02X', character:byte())
  end))
end

local function decode_once(text)
  return (text:gsub('%%(%x%x)', function(digits)
    return string.char(tonumber(digits, 16))
  end))
end

--- Name or value of a parameter as forms write it (WHATWG URL, 5.1); nil if it is not encoded well, or
-- contains a control character, at which a server might end it.
function encoding.decode(text)
  if text:gsub('%%%x%x', ''):find('%', 1, true) then
    return nil
  end
  local decoded = decode_once((text:gsub('+', ' ')))
  return not decoded:find('%c') and decoded or nil
end

--- A text after as many decodings as change it.
function encoding.decode_all(text)
  local before
  repeat
    before, text = text, decode_once(text)
  until text == before
  return text
end

--- A pattern (PCRE) that finds a secret however JSON, an address or HTML writes its characters, also several
-- times over. Repetitions have limits, so that no text takes long.
function encoding.pattern_of(secret)
  return (secret:gsub('.', function(character)
    local code = character:byte()
    return string.format(
      [[(?:\\{0,8}\x%02x|\\{1,8}u00(?i:%02x)|%%(?:25){0,8}(?i:%02x)|&#(?:0{0,8}%d|[xX]0{0,8}(?i:%x));)]],
      code, code, code, code, code
    )
  end))
end

return encoding
