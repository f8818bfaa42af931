const maxWord = 60;

/** A readable key of a name: 'Type of work' gives `type-of-work`. Names without Latin letters or digits give `otherwise`. */
export function keyOfName(name: string | null, otherwise: string): string {
  const words = (name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const key = words.join('-').slice(0, maxWord).replace(/-$/, '');
  return key === '' ? otherwise : key;
}

/**
 * Makes keys unique in the order they are requested: `phone`, `phone-2`. They depend only on names and order, so that
 * the same form always gets the same keys.
 */
export function uniqueKeys(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let key = wanted;
    for (let number = 2; taken.has(key); number += 1) key = `${wanted}-${number}`;
    taken.add(key);
    return key;
  };
}

/** Options are referred to by name. The second one with a name is `Other #2`. */
export function optionReferences(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
}

/** How formulas refer to a value of the entity that is chosen in a field. Braces mark references. */
export const entityValueLabel = (fieldKey: string, entityField: string): string =>
  `${fieldKey}: ${entityField.replace(/[{}\s]+/g, ' ').trim()}`;
