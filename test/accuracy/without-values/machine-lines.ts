/** Lines that programs write: logs, digests, tokens, identifiers. */
import { type Random, textFrom } from '../random.ts';

const UUID = '{hex 8}-{hex 4}-{hex 4}-{hex 4}-{hex 12}';

const HASHES = [
  '{hex 40}',
  'sha256:{hex 64}',
  '{HEX 32}',
  UUID,
  UUID.replaceAll('hex', 'HEX'),
  '{base64 86}==',
  'integrity sha512-{base64 86}==',
  'eyJ{base64 33}.eyJ{base64 60}.{base64 43}',
  'data:image/png;base64,{base64 300}',
  '{base58 34}',
  '{base32 26}',
  Array(20).fill('{HEX 2}').join(':'),
  Array(10).fill('{HEX 4}').join(' '),
  '{letters36 24}',
];

export const hashLine = (random: Random) =>
  Array.from({ length: 1 + random.below(2) }, () => textFrom(random, random.pick(HASHES))).join(
    '  ',
  );

const TIME = '2026-0{1-9}-{10-27}T{10-22}:{10-58}:{10-58}.###Z';

const LOGS = [
  `${TIME} INFO request id=${UUID} status=200 bytes=###### ms=###`,
  '10.{0-254}.{0-254}.{0-254} - - [12/Mar/2026:10:42:## +0100] "GET /item/#########?ref=############ HTTP/1.1" 200 #####',
  '[#####.######] eth0: link up, #### Mbps, lpa 0x{hex 4}',
  `${TIME} WARN retry order=########## attempt={0-8} backoff=####ms`,
  'pid=##### tid=###### at 0x{hex 12} in @@@####()',
  'commit {hex 40} 17######## +0200',
  'ts=17########### seq=######## key=@@######### node=DE##-####',
  '{{"id":############,"sku":"@@########","qty":##,"price":###.##}}',
  "INSERT INTO orders VALUES (#######, '@@##########', '2026-03-{10-27}', ####.##);",
  'temp=##.# lat=##.###### lon=#.###### sat={0-19}',
];

export const logLine = (random: Random) => textFrom(random, random.pick(LOGS));
