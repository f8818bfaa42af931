/**
 * Step names as parts of sentences. Form authors call a step "Issue the permit", "Plan review", or "Your project", so
 * its name alone doesn't make a sentence. Decision 0147.
 */

/** First words that are hardly ever anything but an instruction. */
const verbs = new Set(
  `accept add apply approve ask assign attach choose close collect complete confirm create decide deliver describe
  determine enter evaluate explain finalize finish give inspect issue make notify obtain pay pick prepare provide publish
  reject reply select send set submit tell upload validate verify`.split(/\s+/),
);
/** First words that are also nouns. They are instructions only before an article or the like: "Review the plans". */
const verbsOrNouns = new Set(
  'answer call check contact file fill order plan print record review schedule sign'.split(' '),
);
/** Of these, the ones that are also instructions before a plural: "Review plans", but not "Contact details". */
const verbsBeforePlurals = new Set(['check', 'review', 'sign']);
const afterVerbs = /^(?:the|a|an|your|our|their|this|that|these|all|any|each|every|if|whether|with|for|in|out|up)$/i;

/** The name without the punctuation and spaces at its end. */
function tidied(name: string): string {
  let end = name.length;
  while (end > 0 && /[.:!\s]/u.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trimStart();
}

/** Step names as written start with a capital letter, which a sentence keeps only for names and abbreviations. */
export function inSentence(name: string, office: string): string {
  const [first = '', ...others] = name.split(' ');
  const isPlain = /^\p{Lu}\p{Ll}*$/u.test(first) && (first.length > 1 || first === 'A');
  const isTitle = others.some((word) => /^\p{Lu}/u.test(word));
  if (!isPlain || isTitle || office.split(/\s+/).includes(first)) return name;
  return `${first.toLowerCase()}${name.slice(first.length)}`;
}

function isInstruction(name: string): boolean {
  const [first = '', second = ''] = name.toLowerCase().split(/\s+/);
  if (second === '') return false;
  if (verbs.has(first)) return true;
  if (!verbsOrNouns.has(first)) return false;
  return afterVerbs.test(second) || (verbsBeforePlurals.has(first) && /[^s]s$/.test(second));
}

/** `issue the permit`; null unless the step's name is an instruction. */
export function instructionOf(name: string): string | null {
  const tidy = tidied(name);
  if (!isInstruction(tidy)) return null;
  const [first = ''] = tidy.split(' ');
  return `${first.toLowerCase()}${tidy.slice(first.length)}`;
}

const activities = /\b(?:approval|assessment|check|hearing|inspection|interview|review|visit)$/i;

/** `plan review`; null unless the step's name is something that staff do. */
export function activityOf(name: string, office: string): string | null {
  const tidy = tidied(name);
  return activities.test(tidy) ? inSentence(tidy, office) : null;
}

const fees =
  /\b(?:balance|bill|charges?|contribution|cost|deposit|donation|dues|fees?|fine|invoice|payments?|price|rent|tax|taxes)$/i;
const paying = /^(?:pay(?: for)?|payment (?:of|for)) (?:(?:the|your|a|an|all|any) )?(?=\S)/i;

/** `permit fee`, for a step named "Permit fee" or "Pay the permit fee"; null if its name doesn't name a fee. */
export function feeOf(name: string, office: string): string | null {
  const tidy = tidied(name);
  const rest = tidy.replace(paying, '');
  const fee = rest === tidy ? inSentence(rest, office) : rest;
  return fees.test(rest) ? fee.replace(/^(?:the|your|a|an) /i, '') : null;
}

export const quoted = (name: string): string => `“${tidied(name)}”`;
