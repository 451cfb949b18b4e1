/** Tells names of files from domains and addresses: README.md, setup.py, icon@2x.png. */

/** Endings of files that are no top-level domains. */
const FILES =
  /\.(?:7z|adoc|avi|avif|bak|bat|bmp|bz2|cfg|cjs|conf|cpp|css|csv|cxx|deb|diff|dll|dmg|docx?|eml|eot|epub|eps|exe|flac|gif|gradle|gz|heic|heif|hpp|html?|icns|ico|ics|ini|ipynb|iso|jar|jpe?g|json|[jt]sx?|less|lock|log|lua|mjs|mkv|mp[34]|mpe?g|msi|odp|ods|odt|ogg|otf|pdf|pem|php|plist|png|pptx?|psd|rar|rpm|rst|rtf|s[ac]ss|sql|sqlite|svelte|svg|swift|tar|tex|tgz|tiff?|toml|ttf|txt|vcf|vue|wasm|wav|webm|webp|woff2?|xcf|xlsx?|xml|xz|ya?ml)$/iy;

/** Endings of files that are far more often these than top-level domains. */
const RARE_DOMAINS = /^[\w-]+\.(?:java|mov|properties|zip)$/i;

/** Endings of files that are also top-level domains, or typing errors of one: the text around tells. */
const SHARED =
  /^[\w-]+\.(?:ac|ai|am|c[clrs]|config|db|do|go|hs|inf?|kt|la|m[dklm]|p[lmsy]|r[bs]|s[ch]|so|tf|vb)$/i;

/** Names that files have everywhere, with one of the endings above. */
const USUAL_NAMES =
  /^(?:(?:android|application|common|rules|gnumakefile|makefile)\.(?:mk|am|in)|(?:configure|config\.h)\.(?:ac|in)|lib[\w-]+\.(?:so|la)|thumbs\.db|(?:app|machine|nuget|packages|web)\.config|(?:autorun|driver|install|layout|oem\d+|setup)\.inf|(?:agents|architecture|authors|backers|bugs|changelog|changes|claude|code_of_conduct|codeowners|contributing|contributors|copying|faq|funding|governance|history|index|install|leame|lisezmoi|leiame|leggimi|liesmich|licen[cs]e|leesmij|maintainers|migration|news|notice|przeczytaj|pull_request_template|readme|release-?notes|releases|roadmap|security|skill|style|summary|support|todo|upgrade|upgrading|usage)\.md|(?:app|build|conftest|config|configure|constants|convert|deploy|demo|entrypoint|errors|example|functions?|helpers?|index|init|install(?:er)?|lib|main|manage|mod|models?|module|outputs|prelude|program|providers?|run|scripts?|server|settings|setup|start|stop|tasks?|terraform|tests?|tools?|types|uninstall|update|urls|utils?|variables|version|versions|views|wsgi|asgi)\.(?:cc|cl|cr|cs|go|hs|kt|pl|pm|ps|py|rb|rs|sh|tf|vb))$/i;

/** An underscore, which no registered name has; a long title in capitals. */
const NO_REGISTERED_NAME = /^[A-Za-z\d]*_[\w-]*\.|^[A-Z][A-Z-]{4,}\.(?:md|py|sh)$/;

/** A command or the word "file" right before a name. */
const FILE_BEFORE =
  /(?:^|[\s$>(|;&])(?:python[\d.]*|pip\d? install -r|ba?sh|zsh|ksh|source|chmod \S+|perl(?: -\w+)*|ruby|node|rustc|go run|gcc|g\+\+|clang\+{0,2}|cat|less|head|tail|grep \S+|vim?|nano|emacs|code|edit|touch|cp|mv|rm(?: -\w+)?|git (?:add|diff|checkout|mv|rm)|diff|make -f|pytest|#?include|require|unzip|file(?:name)?:?|datei:?|fichier:?|archivo:?|fichero:?|bestand:?|plik(?:u|iem)?:?|arquivo:?|ficheiro:?|s[ck]ripte?[:o]?)\s+["'`«„“]?$/i;
const FILE_AFTER =
  /^["'`»“”]?(?::\d+:|(?:,|:)? (?:line|zeile|ligne|l[ií]nea|riga|regel|wiersz|linha)s? \d|[ -](?:file|script|module|source|datei|skript|bestand)s?(?!\p{Alpha}))/iu;

/** How far around a name its context is read. */
const REACH = 40;

/** Whether a name with a dot, or an address that ends with one, has the ending of a file. */
function isFileName(name: string): boolean {
  let dot = name.length - 1;
  while (dot > 0 && name.charCodeAt(dot) !== 46) dot--;
  FILES.lastIndex = dot;
  return FILES.test(name);
}

/** Whether the name from `start` to `end` of a text is that of a file: by its ending, its usual name or the text around it. */
export function isFileAt(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (isFileName(name) || RARE_DOMAINS.test(name)) return true;
  if (!SHARED.test(name)) return false;
  if (USUAL_NAMES.test(name) || NO_REGISTERED_NAME.test(name)) return true;
  const isCode = text.charAt(start - 1) === '`' && text.charAt(end) === '`';
  return (
    isCode ||
    FILE_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
    FILE_AFTER.test(text.slice(end, end + REACH))
  );
}

/** The scale of a picture, the lines of a film, or a number, before an ending that is a domain too: icon@2x.ai. */
const VARIANT = /@(?:\d(?:\.\d)?x\.ai|\d{3,4}[pi]\.mov|\d+\.(?:mov|zip))$/i;

/** Whether a text in the form of an email address is the name of a file. */
export const isFileAddress = (address: string): boolean =>
  isFileName(address) || VARIANT.test(address);
