/** Strings that a pattern matches, for the patterns of phone numbers: digits, classes, groups, counts and alternatives. */

/** Each alternative and each digit of a class occurs in a sample. Repeated digits vary by position. */
export function patternSamples(pattern: string): readonly string[] {
  let at = 0;

  /** Reads alternatives up to a closing parenthesis or the end. */
  function alternatives(): readonly string[] {
    const found: string[] = [...sequence()];
    while (pattern[at] === '|') {
      at++;
      found.push(...sequence());
    }
    return found;
  }

  function sequence(): readonly string[] {
    let samples: readonly string[] = [''];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      samples = combined(samples, repeated(atom()));
    }
    return samples;
  }

  function atom(): readonly string[] {
    const char = pattern[at++] ?? '';
    if (char === '(') {
      if (pattern.startsWith('?:', at)) at += 2;
      const inside = alternatives();
      if (pattern[at++] !== ')') throw unreadable();
      return inside;
    }
    if (char === '[') {
      const end = pattern.indexOf(']', at);
      const chars = pattern.slice(at, end);
      at = end + 1;
      return classMembers(chars);
    }
    if (char === '\\' && pattern[at] === 'd') {
      at++;
      return classMembers('0-9');
    }
    if (/\d/.test(char)) return [char];
    throw unreadable();
  }

  /** Applies the count after an atom: `?`, `{2}` or `{2,5}`. */
  function repeated(samples: readonly string[]): readonly string[] {
    if (pattern[at] === '?') {
      at++;
      return ['', ...samples];
    }
    const count = /^\{(\d+)(?:,(\d+))?\}/.exec(pattern.slice(at));
    if (!count) return samples;
    at += count[0].length;
    const [least, most] = [Number(count[1]), Number(count[2] ?? count[1])];
    return [...new Set([least, most])].flatMap((times) =>
      samples.map((_, i) =>
        Array.from({ length: times }, (_, k) => samples[(i + k) % samples.length]).join(''),
      ),
    );
  }

  const unreadable = () => new Error(`The pattern ${pattern} has an unknown part before ${at}.`);
  const samples = alternatives();
  if (at < pattern.length) throw unreadable();
  return [...new Set(samples)];
}

function classMembers(chars: string): readonly string[] {
  return Array.from(chars.matchAll(/(\d)(?:-(\d))?/g), ([, first, last]) => {
    const from = Number(first);
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, i) => String(from + i));
  }).flat();
}

/** Joins two lists of samples so that each member of both occurs, without all combinations. */
function combined(first: readonly string[], second: readonly string[]): readonly string[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, i) => `${first[i % first.length]}${second[i % second.length]}`);
}
