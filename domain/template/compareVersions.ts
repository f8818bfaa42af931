import { reordered } from '#domain/template/versionChanges.ts';
import { differences, subjectsOf, type Subject, type VersionPart } from '#domain/template/versionSubjects.ts';

export const comparedWays = ['same', 'added', 'removed', 'changed'] as const;

/** A part of two versions of a form (decision 0164). */
export interface ComparedPart {
  /** `same` only for parts that contain a part that differs */
  readonly way: (typeof comparedWays)[number];
  readonly kind: Subject['kind'];
  readonly identity: string;
  readonly depth: number;
  readonly was: Subject | null;
  readonly now: Subject | null;
  /** the settings and kinds of rows that differ */
  readonly differing: readonly string[];
  /** it belongs to another part now */
  readonly isMoved: boolean;
  /** the first part of its list that is out of order */
  readonly isReordered: boolean;
}

/**
 * All parts that differ between two versions, with the parts that contain them, in form order. Parts are matched by
 * identity, so a renamed or moved part has changed, and a deleted one is shown where it was.
 */
export function compareVersions(
  before: readonly VersionPart[],
  after: readonly VersionPart[],
): readonly ComparedPart[] {
  const [was, is] = [subjectsOf(before), subjectsOf(after)];
  const outOfOrder = new Set(reordered(was, is).map(({ identity }) => identity));
  const within = mergedChildren(was, is);
  const listed = (owner: string | null, depth: number): readonly ComparedPart[] =>
    (within.get(owner) ?? []).flatMap((identity) => {
      const [old, now] = [was.get(identity) ?? null, is.get(identity) ?? null];
      const one = now ?? old;
      if (!one) return [];
      const below = listed(identity, depth + 1);
      const differing = old && now ? differences(old, now) : [];
      const isMoved = old !== null && now !== null && old.owner !== now.owner;
      const isReordered = outOfOrder.has(identity);
      const isChanged = differing.length > 0 || isMoved || isReordered;
      const way = !old ? 'added' : !now ? 'removed' : isChanged ? 'changed' : 'same';
      if (way === 'same' && below.length === 0) return [];
      return [{ way, kind: one.kind, identity, depth, was: old, now, differing, isMoved, isReordered }, ...below];
    });
  return listed(null, 0);
}

/** The parts directly within each part, as they are now, with removed parts after the part they followed. */
function mergedChildren(
  was: ReadonlyMap<string, Subject>,
  is: ReadonlyMap<string, Subject>,
): ReadonlyMap<string | null, readonly string[]> {
  const ownerIn = (subjects: ReadonlyMap<string, Subject>, { owner }: Subject): string | null =>
    owner !== null && subjects.has(owner) ? owner : null;
  const merged = new Map<string | null, string[]>();
  for (const subject of is.values()) {
    const owner = ownerIn(is, subject);
    const list = merged.get(owner) ?? [];
    list.push(subject.identity);
    merged.set(owner, list);
  }
  for (const [owner, list] of Map.groupBy(was.values(), (subject) => ownerIn(was, subject))) {
    const children = merged.get(owner) ?? [];
    merged.set(owner, children);
    for (const [place, { identity }] of list.entries()) {
      if (is.has(identity)) continue;
      const follows = list.slice(0, place).findLast((one) => children.includes(one.identity));
      children.splice(follows ? children.indexOf(follows.identity) + 1 : 0, 0, identity);
    }
  }
  return merged;
}
