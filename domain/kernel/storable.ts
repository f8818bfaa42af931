import type { Problem } from '#domain/kernel/refusal.ts';

/** Deeper than any real input, and safe for recursive readers. */
const mostDepth = 64;
/** The longest list any input accepts. Most accept fewer. */
export const maxListItems = 2_000;

export type StorageProblem = Problem & { readonly code: 'tooDeep' | 'unwritable' | 'tooMany' };

interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly name: string;
  readonly above: Place | null;
}

/**
 * Problems any untrusted input can have: too deeply nested, too long lists, or text PostgreSQL can't store (NUL and
 * lone surrogates). Iterative, so deep nesting can't overflow the stack.
 */
export function storageProblem(value: unknown): StorageProblem | null {
  const places: Place[] = [{ value, depth: 0, name: '', above: null }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value: found, depth } = place;
    if (typeof found === 'string') {
      if (!isStorableText(found)) return { path: pathOf(place), code: 'unwritable' };
    } else if (typeof found === 'object' && found !== null) {
      if (depth === mostDepth) return { path: '', code: 'tooDeep' };
      if (Array.isArray(found) && found.length > maxListItems) {
        return { path: pathOf(place), code: 'tooMany', params: { max: maxListItems } };
      }
      for (const [name, inner] of Object.entries(found)) {
        if (!isStorableText(name)) return { path: pathOf(place), code: 'unwritable' };
        if (typeof inner === 'string' || typeof inner === 'object')
          places.push({ value: inner, depth: depth + 1, name, above: place });
      }
    }
  }
  return null;
}

export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | null = place; at?.above; at = at.above) names.unshift(at.name);
  return names.filter((name, index) => index > 0 || name !== 'input').join('.');
}
