const longest = 60;
/** What an email program turns into a link, or that people call, write to, or pay. */
const tempting = [
  /[@<>|\\{}[\]$€£%!*=~^]/u,
  /:\/\/|\bwww\b/iu,
  // a domain, also with the dots of other scripts
  /[\p{L}\p{N}][.。．｡]\p{L}/u,
  // a phone number, unlike a house number with a ZIP code
  /(?:\p{Nd}[\s().+-]*){10}/u,
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
];

/**
 * Returns the identifying answer of a submission if an email's subject can quote it, such as an address or the name of a
 * business, otherwise null. Anyone can start a submission and type anything, so the rule is as strict as for people's
 * names.
 */
export function plausibleIdentifier(text: string): string | null {
  const identifier = text.normalize('NFC').trim();
  if (identifier === '' || identifier.length > longest || !/[\p{L}\p{N}]/u.test(identifier)) return null;
  return tempting.some((pattern) => pattern.test(identifier)) ? null : identifier;
}
