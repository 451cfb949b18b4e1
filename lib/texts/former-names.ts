/**
 * Former names of messages and of their arguments. If you rename one that may be stored (in a
 * verdict, its facts, or a failure), add a line for it.
 */
import type { Phrase } from './phrases.ts';

/** Former name → today's name, each with its area. */
export const FORMER_MESSAGES: Readonly<Record<string, string>> = {
  'domain.givesDisposableAddresses': 'domain.providesDisposableAddresses',
  'domain.labelTooLongSpelt': 'domain.labelTooLongEncoded',
  'domain.namesNoMailServer': 'domain.noMailServer',
  'domain.nothingAgainst': 'domain.noProblemFound',
  'domain.registeredLately': 'domain.registeredRecently',
  'email.looksRight': 'email.passesChecks',
  'email.looksRightRelay': 'email.passesChecksRelay',
  'email.looksRightRole': 'email.passesChecksRole',
  'email.looksRightWebmail': 'email.passesChecksWebmail',
  'email.nothingAgainst': 'email.noProblemFound',
  'email.takesMail': 'email.domainAcceptsMail',
  'email.unseenCharacter': 'email.invisibleCharacter',
  'facts.notSettled': 'facts.answerInconclusive',
  'failures.accountMayNot': 'failures.accountLacksPermission',
  'failures.answerOfOtherForm': 'failures.answerNotAsDocumented',
  'failures.askIfTwiceIsFine': 'failures.lookUpAgainIfDoubleBillingIsFine',
  'failures.askIfWanted': 'failures.startAgainIfNeeded',
  'failures.askedBefore': 'failures.lookedUpBefore',
  'failures.cannotBeAsked': 'failures.cannotLookUp',
  'failures.checkEntered': 'failures.checkInput',
  'failures.enterInFull': 'failures.enterFullAddress',
  'failures.keptAsItCame': 'failures.answerStored',
  'failures.leaveRestOut': 'failures.removeQuery',
  'failures.leaveThatOut': 'failures.removePart',
  'failures.malformedQuestion': 'failures.malformedRequest',
  'failures.needsPress': 'failures.needsConfirmation',
  'failures.noApiThere': 'failures.noApiAtAddress',
  'failures.notBilledAskAgain': 'failures.notBilledLookUpAgain',
  'failures.notFoundByOther': 'failures.notFoundUnknownSource',
  'failures.notFoundMayCost': 'failures.notFoundMayBeBilled',
  'failures.openOwnPage': 'failures.usePopupOrSettings',
  'failures.ownMistake': 'failures.internalError',
  'failures.pageMayNot': 'failures.pageNotAllowed',
  'failures.pressPricedButton': 'failures.clickPricedButton',
  'failures.questionTooLong': 'failures.requestTooLong',
  'failures.readWhatItSaid': 'failures.readApiMessage',
  'failures.restartIfItStays': 'failures.restartBrowser',
  'failures.selectLess': 'failures.selectLessText',
  'failures.sentElsewhere': 'failures.redirected',
  'failures.tryInALittleWhile': 'failures.tryInAFewMinutes',
  'failures.turnedOffHere': 'failures.turnedOffOnSite',
  'failures.useIfWrittenOut': 'failures.useIfIntended',
  'failures.waitALittle': 'failures.waitAndTryAgain',
  'failures.waitOrRaise': 'failures.waitOrRaiseQuota',
  'iban.checkDigitsFit': 'iban.checkDigitsMatch',
  'iban.couldBe': 'iban.correction',
  'iban.fitsWithCountryCode': 'iban.matchesWithCountryCode',
  'iban.wrongByOneOfSomeSlips': 'iban.oneOfSeveralTypingErrors',
  'iban.wrongByOneSlip': 'iban.singleTypingError',
  'ip.forStrayQuestions': 'ip.forMisdirectedQueries',
  'ip.notGivenOut': 'ip.unassigned',
  'ip.nothingAgainst': 'ip.noProblemFound',
  'ip.oldIpv4Form': 'ip.outdatedIpv4Notation',
  'ip.someReadThisAs': 'ip.othersReadThisAs',
  'kinds.deepAbout': 'kinds.deepTopic',
  'kinds.deepTakes': 'kinds.deepDescription',
  'kinds.lacks': 'kinds.missingForLookup',
  'phone.fitsPlan': 'phone.matchesPlan',
  'phone.lengthFitsNone': 'phone.lengthNotPossible',
  'phone.noneBeginsSo': 'phone.unknownBeginning',
  'phone.shortDialledAsIs': 'phone.shortNumber',
  'service.againCosts': 'service.lookUpAgainCosts',
  'service.asFastAsAllowed': 'service.rateLimitReached',
  'service.automaticGoesOn': 'service.automaticContinues',
  'service.correctOrPress': 'service.correctOrClick',
  'service.earlierAreWaiting': 'service.queueFull',
  'service.knownToBeWrong': 'service.wrongOrMistyped',
  'service.mayNotSend': 'service.noPermissionToSend',
  'service.offlineIsAll': 'service.offlineOnly',
  'service.pressAtNewPrice': 'service.clickAtNewPrice',
  'service.pressForPopup': 'service.clickForPopup',
  'service.pressToGoOn': 'service.clickToContinue',
  'service.shownEnough': 'service.tooManySavedAnswers',
  'vat.checkDigitsFit': 'vat.checkDigitsMatch',
  'vat.keyFitsSirenWrong': 'vat.keyMatchesSirenWrong',
};

/** Today's name of a message → former name of an argument → today's. */
export const FORMER_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'email.qualification': { told: 'qualification' },
  'ip.prefixOutOfRange': { most: 'maximum' },
  'phone.lengthsFromTo': { least: 'minimum', most: 'maximum' },
  'phone.tooLong': { most: 'maximum' },
  'service.lookedUpBefore': { came: 'outcome' },
};

const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const renamedKeys = (values: object, names: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [entryOf(names, name) ?? name, value]),
  );

/** A stored phrase with today's names of its message and arguments. */
export function currentPhrase([area, message, values, ...rest]: Phrase): Phrase {
  const former = `${area}.${message}`;
  const current = entryOf(FORMER_MESSAGES, former) ?? former;
  const names = entryOf(FORMER_ARGUMENTS, current);
  const given = names && typeof values === 'object' && values ? renamedKeys(values, names) : values;
  if (current === former) return [area, message, given, ...rest];
  const [currentArea = area, currentMessage] = current.split('.');
  return [currentArea, currentMessage, given, ...rest];
}
