import type { Finder } from '#domain/finder/Finder.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';

interface FinderChange {
  readonly way: 'added' | 'removed' | 'changed' | 'reordered';
  readonly kind: 'texts' | 'question' | 'result' | 'combination';
  /** the text of the question or the title of the result; empty for other kinds */
  readonly name: string;
}

interface Part {
  readonly key: string;
}

/** How a draft differs from what residents see now: kept and new parts in order, then removed ones. */
export function finderChanges(before: Finder, after: Finder): readonly FinderChange[] {
  const isRetitled = before.title !== after.title || before.intro !== after.intro;
  return [
    ...(isRetitled ? [{ way: 'changed', kind: 'texts', name: '' } as const] : []),
    ...partChanges('question', before.questions, after.questions, ({ text }) => text),
    ...partChanges('result', before.results, after.results, ({ title }) => title),
    ...partChanges('combination', before.combinations, after.combinations, () => ''),
  ];
}

function partChanges<One extends Part>(
  kind: FinderChange['kind'],
  before: readonly One[],
  after: readonly One[],
  nameOf: (part: One) => string,
): FinderChange[] {
  const [was, is] = [new Map(before.map((each) => [each.key, each])), new Set(after.map(({ key }) => key))];
  const changes = after.flatMap((part): FinderChange[] => {
    const old = was.get(part.key);
    if (!old) return [{ way: 'added', kind, name: nameOf(part) }];
    return canonicalJson(old) === canonicalJson(part) ? [] : [{ way: 'changed', kind, name: nameOf(part) }];
  });
  const kept = after.filter(({ key }) => was.has(key));
  const oldOrder = before.filter(({ key }) => is.has(key));
  const moved = kept.find(({ key }, at) => oldOrder[at]?.key !== key);
  const removed = before.filter(({ key }) => !is.has(key));
  return [
    ...changes,
    ...(moved ? [{ way: 'reordered', kind, name: nameOf(moved) } as const] : []),
    ...removed.map((part) => ({ way: 'removed', kind, name: nameOf(part) }) as const),
  ];
}
