/**
 * Sorts and front-codes a list: one line an entry, whose first character says how many characters it
 * shares with the entry before (code minus 35), and then the rest. Exact: nothing is hashed.
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
