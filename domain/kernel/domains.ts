const maxLength = 253;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const lastLabel = /^[A-Za-z]{2,24}$/;

/** An internet domain: dot-separated labels, the last of 2 to 24 letters. */
export function isDomain(text: string): boolean {
  if (text.length > maxLength) return false;
  const labels = text.split('.');
  return labels.length >= 2 && labels.every((part) => label.test(part)) && lastLabel.test(labels.at(-1) ?? '');
}

/** Normal form for storing and comparing. */
export function normaliseDomain(text: string): string {
  return text.trim().toLowerCase();
}
