import type { CustomEntityType } from '#domain/entity/entity.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isBlank } from '#domain/kernel/text.ts';

export interface CustomEntityDraft {
  readonly name: string;
  readonly type: CustomEntityType;
  readonly serviceUrl: string | null;
}

export function customEntityProblems({ name, type, serviceUrl }: CustomEntityDraft): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (type === 'remote_gis' && !isServiceUrl(serviceUrl))
    problems.push({ path: 'serviceUrl', code: 'serviceUrlInvalid' });
  return problems;
}

export interface CustomEntityFieldDraft {
  readonly name: string;
  readonly viewable: boolean;
  readonly editSuggestable: boolean;
}

export function customEntityFieldProblems(field: CustomEntityFieldDraft): Problem[] {
  return isBlank(field.name) ? [{ path: 'name', code: 'nameMissing' }] : [];
}

/** Edits can only be suggested for fields that are visible. */
export function normaliseField<T extends CustomEntityFieldDraft>(field: T): T {
  return { ...field, name: field.name.trim(), editSuggestable: field.viewable && field.editSuggestable };
}

export function changeFieldRefusal(customEntity: { type: CustomEntityType }): RefusalCode | null {
  return customEntity.type === 'remote_gis' ? 'remoteReadOnly' : null;
}

/** Deleting a field deletes its values in every record, so people confirm it if there are any. */
export function needsConfirmationToDelete(field: { dataCount: number }): boolean {
  return field.dataCount > 0;
}

export function archiveCustomEntityRefusal(customEntity: { askingFields: number }): RefusalCode | null {
  return customEntity.askingFields > 0 ? 'customEntityInUse' : null;
}

/**
 * The slug of a field, unique within its record type. Made from its name, numbered if taken, and never changed by a
 * rename.
 */
export function fieldSlug(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const base =
    words
      .filter((word) => word !== '')
      .join('_')
      .slice(0, 60) || 'field';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}_${number}`;
  return slug;
}

function isServiceUrl(text: string | null): boolean {
  if (text === null || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
