/**
 * Sorts and front-codes a list: one line per entry. Its first character says how many characters the
 * entry shares with the one before (character code minus 35); the rest follows. No hashes, so it is exact.
 *
 * @param {Iterable<string>} entries
 */
export function frontCode(entries) {
  const sorted = [...new Set(entries)].sort();
  let before = '';
  return sorted
    .map((entry) => {
      let shared = 0;
      while (shared < 90 && shared < before.length && entry[shared] === before[shared]) shared += 1;
      before = entry;
      return String.fromCharCode(35 + shared) + entry.slice(shared);
    })
    .join('\n');
}
