import {
  differences,
  subjectsOf,
  type Subject,
  type SubjectKind,
  type VersionPart,
} from '#domain/template/versionSubjects.ts';

export const changeWays = ['added', 'removed', 'changed', 'moved', 'reordered'] as const;

export interface VersionChange {
  /** `reordered` is reported for the first item that is out of order */
  readonly way: (typeof changeWays)[number];
  readonly kind: SubjectKind | 'FlowTemplate';
  readonly name: string;
  /** what changed: names of settings, or kinds of child rows */
  readonly aspects: readonly string[];
  /** the identity of its step */
  readonly step: string | null;
}

/** The texts of a version itself. */
export interface VersionTexts {
  readonly name: string;
  readonly description: string | null;
  readonly completionMessage: string | null;
}

const textNames = ['name', 'description', 'completionMessage'] as const;

/** The change of a version's own texts; empty if they are the same. */
export function textChanges(before: VersionTexts, after: VersionTexts): readonly VersionChange[] {
  const aspects = textNames.filter((name) => before[name] !== after[name]);
  return aspects.length === 0 ? [] : [{ way: 'changed', kind: 'FlowTemplate', name: after.name, aspects, step: null }];
}

/** The differences between two versions in form order, with removed parts last. */
export function versionChanges(
  before: readonly VersionPart[],
  after: readonly VersionPart[],
): readonly VersionChange[] {
  const [was, is] = [subjectsOf(before), subjectsOf(after)];
  const changes: VersionChange[] = [];
  const say = (way: VersionChange['way'], { kind, name, step }: Subject, aspects: readonly string[] = []): void => {
    changes.push({ way, kind, name, step, aspects });
  };
  for (const now of is.values()) {
    const old = was.get(now.identity);
    const isWithinNew = now.owner !== null && !was.has(now.owner);
    if (!old) {
      if (!isWithinNew) say('added', now);
      continue;
    }
    if (old.owner !== now.owner) say('moved', now);
    const aspects = differences(old, now);
    if (aspects.length > 0) say('changed', now, aspects);
  }
  for (const now of reordered(was, is)) say('reordered', now);
  for (const old of was.values()) {
    const isWithinGone = old.owner !== null && !is.has(old.owner);
    if (!is.has(old.identity) && !isWithinGone)
      say('removed', { ...old, step: is.has(old.step ?? '') ? old.step : null });
  }
  return changes;
}

/** For each list that has kept items in a different order, the first that is out of order. */
export function reordered(was: ReadonlyMap<string, Subject>, is: ReadonlyMap<string, Subject>): Subject[] {
  const lists = Map.groupBy(is.values(), ({ owner, kind }) => `${owner ?? ''} ${kind}`);
  return [...lists.values()].flatMap((list) => {
    const stayed = list.filter(({ identity, owner }) => was.get(identity)?.owner === owner);
    const places = stayed.map(({ identity }) => was.get(identity)?.position ?? 0);
    const first = stayed.find((_, at) => at > 0 && (places[at] ?? 0) < (places[at - 1] ?? 0));
    return first && first.kind !== 'Formula' ? [first] : [];
  });
}
