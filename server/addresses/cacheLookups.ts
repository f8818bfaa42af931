import { addressWords } from '#domain/address/addressWords.ts';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';

type Look = (text: string) => Promise<readonly FoundAddress[]>;

const mostKept = 500;
const keptForMs = 10 * 60_000;

/**
 * Caches results, so that a lookup is paid for once: repeated and concurrent calls for the same text share one
 * request. Failures are not cached.
 */
export function cacheLookups(look: Look, now: () => number = () => performance.now()): Look {
  const kept = new Map<string, { readonly answer: ReturnType<Look>; readonly until: number }>();
  return (text) => {
    const words = addressWords(text).join(' ');
    if (words === '') return Promise.resolve([]);
    const known = kept.get(words);
    if (known && known.until > now()) return known.answer;
    const answer = look(text);
    kept.delete(words);
    kept.set(words, { answer, until: now() + keptForMs });
    answer.catch(() => kept.delete(words));
    // a Map iterates in insertion order
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return answer;
  };
}
