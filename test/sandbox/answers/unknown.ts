/**
 * Stand-ins for what the sandbox cannot know. The contract gives most fields one type and no value for
 * "unknown", so a value of that type is sent that does not change a verdict: this date, before there were
 * domains, and -1 for the age of a domain; 0 for a network (RFC 7607), a latitude and a longitude; true for
 * `dns.mx`, because an outage is no reason to doubt an address; false for any other boolean.
 */
export const UNKNOWN_DATE = '1970-01-01';
export const UNKNOWN_TEXT = '';
