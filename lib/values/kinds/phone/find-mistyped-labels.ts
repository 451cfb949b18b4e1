/**
 * Words that announce a phone number, in the form of `MistypedFinder.labels` and in the interface's
 * languages. The most frequent ones are in find/context.ts, which every page loads.
 */
const BY_LANGUAGE: readonly string[] = [
  // English
  'cell phone, cellular, landline, direct line, direct dial, switchboard, toll free, helpdesk, call us, whatsapp, viber',
  // German
  'rufnummer, durchwahl, festnetz, mobilnummer, mobiltelefon, zentrale, diensttelefon, fernsprecher, notruf',
  // French
  'portable, port, ligne directe, standard, numéro de téléphone, télécopie*, gsm',
  // Spanish and Portuguese
  'tfno, tlfno, celular, teléfono*, móvil, telemóvel, telefone*, número de teléfono, centralita, linha direta, ligue',
  // Italian
  'cellulare, centralino, numero di telefono, numero verde, recapito telefonico',
  // Dutch
  'mobiel, gsm nummer, doorkiesnummer, bel ons',
  // Polish, Czech, Slovak
  'komórka, kom, telefon komórkowy, infolinia, faks, pevná linka, mobil',
  // Nordic languages, Finnish, Hungarian, Romanian, Turkish
  'tlf, puhelin*, matkapuhelin, mobiltelefon*, vezetékes, gsm, faks*',
];

export const MORE_PHONE_LABELS: readonly string[] = [
  ...new Set(BY_LANGUAGE.flatMap((words) => words.split(', '))),
];
