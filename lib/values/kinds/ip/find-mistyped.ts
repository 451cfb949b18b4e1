/** Finds mistyped IP addresses after a label. */
import { matchEnd } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import type { MistypedFinder } from '../shared/mistyped-finder.ts';

/** Three to five numbers; a letter may replace a digit, and a comma a dot. */
const IPV4 =
  /[\dOoIl]{1,4}(?:(?:\.{1,2}|,)[\dOoIl]{1,4}){2,4}(?![\p{Alpha}\p{N}@-]|[.,:]{1,2}\p{Alpha})/uy;
/** Three to ten groups, which may have letters that are not hexadecimal digits. */
const IPV6 = /(?=[^\s]*\d)[\da-zA-Z]{0,5}(?::{1,3}[\da-zA-Z]{0,5}){2,9}(?![\p{Alpha}\p{N}@])/uy;
/** Labels that announce only IP addresses. */
const IP_LABEL = /(?<!\p{Alpha})ip(?:v[46])?(?!\p{Alpha})[^\d]{0,20}$/iu;

export const mistypedIpFinder: MistypedFinder = {
  kind: 'ip',
  labels:
    'ip, ipv4, ipv6, ip address*, ip adres*, ip addr, adresse ip, dirección ip, direccion ip, indirizzo ip, adres ip, endereço ip, ip cím, ip osoite, ip адрес, ip 地址, server, host, gateway, dns, nameserver, router, remote address, serveur, servidor, serwer, subnet'.split(
      ', ',
    ),

  readLabelled(text, start, { words, limit }) {
    if (words > 0) return null;
    const before = text.slice(Math.max(0, start - 24), start);
    // In an email address: bob@[IPv6:2001:db8::1].
    if (/@\[[^\]]*$/.test(before)) return null;
    const isCertain = text.slice(0, start).trim() === '' || IP_LABEL.test(before);
    const v4 = matchEnd(IPV4, text, start);
    const v6 = isCertain ? matchEnd(IPV6, text, start) : -1;
    const end = Math.max(v4, v6);
    const raw = text.slice(start, end).replace(/(?<!:):$/, '');
    // After "Server:", three numbers are a version.
    const isAddress = isCertain || (/[:：=]\s*$/.test(before) && raw.split(/[.,]+/).length === 4);
    const isTime = /^\d\d?:\d\d(?::\d\d)?$/.test(raw);
    if (end < 0 || end > limit || !isAddress || isTime || !/\d/.test(raw)) return null;
    return createFinding('ip', text, start, start + raw.length, raw);
  },
};
