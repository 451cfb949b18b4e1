/**
 * Stand-ins for what the sandbox cannot know. The contract gives most fields one type and no value for
 * "unknown", so a value of that type is sent that does not change a verdict: 0 for a network (RFC 7607), a
 * latitude and a longitude; true for `dns.mx`, because an outage is no reason to doubt an address; false for
 * any other boolean; for a domain's registration, dates that a screen can show as an answer.
 */
export const UNKNOWN_TEXT = '';
