/** Digits with commas: 1,234,567. Without `Intl`, whose first use takes a phone 50 to 150 ms. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}
