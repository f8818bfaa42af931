import { ownValue } from '#domain/kernel/ownValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const customEntityTypes = ['standard', 'remote_gis'] as const;
export type CustomEntityType = (typeof customEntityTypes)[number];

export interface FieldChange {
  readonly fieldId: string;
  readonly from: string | null;
  readonly to: string | null;
}

type Values = Readonly<Record<string, string | null>>;

/** Only differences are sent and saved. Blank and missing are the same. */
export function changedFields(current: Values, submitted: Values): FieldChange[] {
  return Object.entries(submitted)
    .map(([fieldId, to]) => ({ fieldId, from: stored(ownValue(current, fieldId)), to: stored(to) }))
    .filter(({ from, to }) => from !== to);
}

export function entityProblems(entity: { name: string }): Problem[] {
  return isBlank(entity.name) ? [{ path: 'name', code: 'nameMissing' }] : [];
}

/** Records of a remote source can only be changed there. */
export function updateEntityRefusal(entity: { type: CustomEntityType }): RefusalCode | null {
  return entity.type === 'remote_gis' ? 'remoteReadOnly' : null;
}

/** A record can't be archived while unfinished submissions use it. It can always be restored. */
export function archiveEntityRefusal(entity: {
  type: CustomEntityType;
  isArchived: boolean;
  openSubmissions: number;
}): RefusalCode | null {
  if (entity.type === 'remote_gis') return 'remoteReadOnly';
  return !entity.isArchived && entity.openSubmissions > 0 ? 'entityInUse' : null;
}

function stored(value: string | null | undefined): string | null {
  return value === null || value === undefined || value.trim() === '' ? null : value.trim();
}
