/**
 * Numbers and sentences of libphonenumber's matcher tests (PhoneNumberMatcherTest, Apache-2.0):
 * each number must be found in each sentence, at its exact range. Sentences that attach the number
 * to a Latin word are left out. The region of a row comes first.
 */
export const NUMBERS: readonly (readonly [region: string, ...numbers: string[]])[] = [
  ['NZ', '033316005', '03-331 6005', '03 331 6005', '0064 3 331 6005', '64(0)64123456'],
  ['NZ', '+1 (650) 333-6000', '+39 02-36618 300', '03 331 6005 ext 3456', '03-3316005x3456'],
  ['NZ', '03-3316005 int.3456', '03 3316005 #3456', '+44 2034567890x456', '0 3   3 3 1   6 0 0 5'],
  ['US', '01164 3 331 6005', '+64 3 331 6005', '123-456-7890', '1-650-333-6000', '011xx5481429712'],
  ['US', '(1800) 7493.524', '(800) 901-3355 x 7246433', '(800) 901-3355 , ext 7246433'],
  ['US', '(800) 901-3355 ,extension 7246433', '(800) 901-3355 ,x 7246433'],
  ['US', '(800) 901-3355 ext: 7246433'],
  ['DE', '123/45678'],
  ['SG', '0011-650-333-6000', '0081-650-333-6000', '0191-650-333-6000', '＋1 (650) 333-6000'],
  ['SG', '＋１\u3000（６５０）\u3000３３３－６０００'],
  ['PL', '0~01-650-333-6000', '++1 (650) 333-6000', '0~0 1800 7493 524', '0~0 1800 7493 524 ~1234'],
  ['IT', '02-36618 300', '312 345 678'],
  ['AR', '+54 9 343 555 1212', '0343 15 555 1212', '+54 9 3715 65 4320', '03715 15 65 4320'],
  ['AR', '+54 11 3797 0000', '011 3797 0000', '+54 3715 65 4321', '03715 65 4321'],
  ['AR', '+54 23 1234 0000', '023 1234 0000', '(0xx) 123456789', '(0xx) 123456789 x 1234'],
  ['MX', '+52 (449)978-0001', '01 (449)978-0001', '(449)978-0001', '+52 1 33 1234-5678'],
  ['MX', '044 (33) 1234-5678', '045 33 1234-5678'],
  ['', '+64 3 331 6005'],
  ['GB', '+44 2034567890x456', '+44 2034567890 x456', '+44 2034567890 X456'],
  ['GB', '+44 2034567890 X 456', '+44 2034567890 X  456', '+44 2034567890  X 456'],
];

export const SENTENCES: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['   ', '\t'],
  ['Hello ', ''],
  ['', ' to call me!'],
  ['Hi there, call ', ' to reach me!'],
  ['Hi there, call ', ", or don't"],
  ["It's cheap! Call ", ' before 6:30'],
  ['Call ', ' or +1800-123-4567!'],
  ['Call me on June 21 at ', ''],
  ['As quoted by Alfonso 12-15 (2009), you may call me at ', ''],
  ['As quoted by Alfonso et al. 12-15 (2009), you may call me at ', ''],
  ['As I said on 03/10/2011, you may call me at ', ''],
  ['', ', 45 days a year'],
  ['Call ', '/x12 more'],
  ["It's only 9.99! Call ", ' to buy'],
  ['Call me on 21.6.1984 at ', ''],
  ['Call me on 06/21 at ', ''],
  ['Call me on 21.6. at ', ''],
  ['Call me on 06/21/84 at ', ''],
];
