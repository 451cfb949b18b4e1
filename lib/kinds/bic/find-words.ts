/** Words of eight capitals, many of which hold a country's code where a BIC has its own. */

/** How such words end and no BIC does: REQUIRED is no bank in Iran, DELIVERY none in Venezuela. */
const ENDING =
  /^[A-Z]{8}$(?<=INGS?|IONS?|[AE]NTS?|ER[SY]?|ARD|[DRT]ED|[ABI]LE|ITY|UNG|GEN|[CGITV]ES|NESS|ORM|OOK|[AIUNV][CGRSTV]E)/;

/** "SWIFT: PLATFORM BUILDING" is a heading, "BIC: PBNKDEFF POSTBANK" none: many codes end like this. */
const isInHeading = (value: string, after: string) =>
  /^ \p{Lu}{6}/u.test(after) && !/(.)\1$|[\dX]/.test(value);

export const isCapitalizedWord = (value: string, after: string) =>
  ENDING.test(value) || isInHeading(value, after);
