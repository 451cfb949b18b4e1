/** Distinguishes words of eight capitals from BICs; many words have a country code at the same place. */

/** Endings of words that no BIC has: REQUIRED would be a bank in Iran, DELIVERY one in Venezuela. */
const ENDING =
  /^[A-Z]{7,12}$(?<=INGS?|IONS?|[AE]NTS?|ER[SY]?|ARD|ED|[CRST]IC|[CINRTU]AL|[AINOR]SE|TOR|[A-Z]KS|[ABI]LE|ITY|UNG|GEN|[CGITV]ES|NESS|ORM|OOK|[AIUNV][CGRSTV]E)/;

/**
 * "SWIFT: PLATFORM BUILDING" is a heading, "BIC: PBNKDEFF POSTBANK" is not: many codes end in a
 * double letter, digit or X.
 */
const isInHeading = (value: string, after: string) =>
  /^ \p{Upper}{6}/u.test(after) && !/(.)\1$|[\dX]/.test(value);

export const isCapitalizedWord = (value: string, after: string) =>
  !/^[^AEIOUY]{5}/.test(value) && (ENDING.test(value) || isInHeading(value, after));
