/** Lines that programs write: logs, digests, tokens, identifiers. */
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const uuid = (random: Random) => [8, 4, 4, 4, 12].map((n) => random.chars(n, HEX)).join('-');

const HASHES: readonly ((random: Random) => string)[] = [
  (random) => random.chars(40, HEX),
  (random) => `sha256:${random.chars(64, HEX)}`,
  (random) => random.chars(32, HEX).toUpperCase(),
  uuid,
  (random) => uuid(random).toUpperCase(),
  (random) => `${random.chars(86, BASE64)}==`,
  (random) => `integrity sha512-${random.chars(86, BASE64)}==`,
  (random) =>
    `eyJ${random.chars(33, BASE64)}.eyJ${random.chars(60, BASE64)}.${random.chars(43, BASE64)}`,
  (random) => `data:image/png;base64,${random.chars(300, BASE64)}`,
  (random) => random.chars(34, BASE58),
  (random) => random.chars(26, '0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
  (random) => Array.from({ length: 20 }, () => random.chars(2, HEX).toUpperCase()).join(':'),
  (random) => Array.from({ length: 10 }, () => random.chars(4, HEX).toUpperCase()).join(' '),
  (random) => random.chars(24, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
];

export const hashLine = (random: Random) =>
  Array.from({ length: 1 + random.below(2) }, () => random.pick(HASHES)(random)).join('  ');

const time = (random: Random) =>
  `2026-0${1 + random.below(9)}-${10 + random.below(18)}T${10 + random.below(13)}:${10 + random.below(49)}:${10 + random.below(49)}.${random.digits(3)}Z`;
const address = (random: Random) =>
  `10.${random.below(255)}.${random.below(255)}.${random.below(255)}`;

const LOGS: readonly ((random: Random) => string)[] = [
  (random) =>
    `${time(random)} INFO request id=${uuid(random)} status=200 bytes=${random.digits(6)} ms=${random.digits(3)}`,
  (random) =>
    `${address(random)} - - [12/Mar/2026:10:42:${random.digits(2)} +0100] "GET /item/${random.digits(9)}?ref=${random.digits(12)} HTTP/1.1" 200 ${random.digits(5)}`,
  (random) =>
    `[${random.digits(5)}.${random.digits(6)}] eth0: link up, ${random.digits(4)} Mbps, lpa 0x${random.chars(4, HEX)}`,
  (random) =>
    `${time(random)} WARN retry order=${random.digits(10)} attempt=${random.below(9)} backoff=${random.digits(4)}ms`,
  (random) =>
    `pid=${random.digits(5)} tid=${random.digits(6)} at 0x${random.chars(12, HEX)} in ${random.chars(3)}${random.digits(4)}()`,
  (random) => `commit ${random.chars(40, HEX)} 17${random.digits(8)} +0200`,
  (random) =>
    `ts=17${random.digits(11)} seq=${random.digits(8)} key=${random.chars(2)}${random.digits(9)} node=DE${random.digits(2)}-${random.digits(4)}`,
  (random) =>
    `{"id":${random.digits(12)},"sku":"${random.chars(2)}${random.digits(8)}","qty":${random.digits(2)},"price":${random.digits(3)}.${random.digits(2)}}`,
  (random) =>
    `INSERT INTO orders VALUES (${random.digits(7)}, '${random.chars(2)}${random.digits(10)}', '2026-03-${10 + random.below(18)}', ${random.digits(4)}.${random.digits(2)});`,
  (random) =>
    `temp=${random.digits(2)}.${random.digits(1)} lat=${random.digits(2)}.${random.digits(6)} lon=${random.digits(1)}.${random.digits(6)} sat=${random.below(20)}`,
];

export const logLine = (random: Random) => random.pick(LOGS)(random);
