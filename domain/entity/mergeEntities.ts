import type { CustomEntityType } from '#domain/entity/entity.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

interface MergeableEntity {
  readonly id: string;
  readonly customEntityId: string;
  readonly type: CustomEntityType;
  readonly isArchived: boolean;
}

/** Only two entities of one kind that are both in use here can be one and the same. */
export function mergeEntitiesRefusal(survivor: MergeableEntity, merged: MergeableEntity): RefusalCode | null {
  if (survivor.id === merged.id) return 'mergedIntoItself';
  if (survivor.type === 'remote_gis' || merged.type === 'remote_gis') return 'remoteReadOnly';
  if (survivor.customEntityId !== merged.customEntityId) return 'mergedKindsDiffer';
  return survivor.isArchived || merged.isArchived ? 'mergedArchived' : null;
}

interface Merge {
  readonly isUndone: boolean;
  /** the entity was merged into another one later, or is archived */
  readonly isSurvivorArchived: boolean;
}

/** Merges are undone in the reverse order. */
export function undoMergeRefusal({ isUndone, isSurvivorArchived }: Merge): RefusalCode | null {
  if (isUndone) return 'mergeUndone';
  return isSurvivorArchived ? 'mergedArchived' : null;
}

type Values = Readonly<Record<string, string | null>>;

/**
 * What undoing a merge puts back: the values that the merge changed and that no one has changed since, with what they
 * were before.
 */
export function valuesToRestore(before: Values, after: Values, now: Values): Values {
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => (before[key] ?? null) !== (after[key] ?? null) && (now[key] ?? null) === (after[key] ?? null),
  );
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null]));
}

/** Types whose equal values mean the same person, place, or thing. */
const identifyingTypes: ReadonlySet<string> = new Set(['email', 'phone', 'url', 'address']);
const shortestIdentifying = 5;

/** Whether an equal value hints at a duplicate: contact details, addresses, and texts that look like numbers. */
export const isIdentifying = (dataType: string, comparable: string): boolean =>
  comparable.length >= shortestIdentifying &&
  (identifyingTypes.has(dataType) || (dataType === 'string' && /\d{3}/.test(comparable)));
