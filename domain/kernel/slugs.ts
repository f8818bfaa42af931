const slugMinLength = 3;
export const slugMaxLength = 80;

const slugLetters = /^[A-Za-z0-9_-]+$/;
const digitsOnly = /^\d+$/;

/** At least 3 letters, digits, underscores, or hyphens, and not only digits, which would look like an id. */
export function isSlug(text: string): boolean {
  if (text.length < slugMinLength || text.length > slugMaxLength) return false;
  return slugLetters.test(text) && !digitsOnly.test(text);
}

/** Suggests a slug for a name: 'Café & Bar license' gives 'cafe-bar-license'. Null if nothing usable remains. */
export function slugify(name: string): string | null {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  let slug = '';
  for (const word of plain.split(/[^a-z0-9]+/)) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > slugMaxLength) break;
    if (word !== '') slug = longer;
  }
  return isSlug(slug) ? slug : null;
}

/** Slugs are case-insensitive: people would confuse two that differ only in case. */
export function normaliseSlug(text: string): string {
  return text.trim().toLowerCase();
}
