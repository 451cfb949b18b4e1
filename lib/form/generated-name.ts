/** Recognises names and ids that a page generates on each load: React's `:r1:`, UUIDs, hashes. */

const GENERATED = new RegExp(
  [
    // React's `useId` (`:r1:`, `«r1»`, `_r_1_`) and identifiers that libraries build from it.
    '[:«»]r[\\da-z]*',
    '(?<![a-z\\d])_r_[\\da-z]+_',
    // UUIDs and hashes.
    '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}',
    '(?<![a-z])(?=[a-f]*\\d)[\\da-f]{6,}(?![a-z])',
    // Timestamps, database keys, random numbers.
    '\\d{4,}',
    // Letters and digits mixed: `x7k2q`.
    '(?<![a-z\\d])(?=[a-z\\d]{5,})(?:\\d+[a-z]+\\d|[a-z]+\\d+[a-z]+\\d)',
  ].join('|'),
  'i',
);

/** Counters of libraries and frameworks, whose values depend on the rest of the page. */
const COUNTER =
  /^(?:[a-z]+\d{3,}|.*[-_.]\d+|\d+)$|^(?:ember|mui|mat|cdk|radix|headlessui|downshift|react-select|chakra|mantine|yui|ext|gwt|isc|dijit|ui-id|select2|rc|v|el|p|q|f)[-_]?(?:[a-z]+[-_])*\d/i;

/** Names are sent to a server, so they are generated less often than ids. */
export const isGeneratedName = (name: string): boolean => GENERATED.test(name);

export const isGeneratedId = (id: string): boolean => GENERATED.test(id) || COUNTER.test(id);
