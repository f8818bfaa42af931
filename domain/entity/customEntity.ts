import type { CustomEntityType } from '#domain/entity/entity.ts';
import { isEntityDataType } from '#domain/entity/entityValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isBlank, oneLine } from '#domain/kernel/text.ts';

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

/** Enough for a parcel record, and few enough to load with every entity. */
export const maxEntityFields = 100;
const maxOptions = 200;

export interface CustomEntityFieldDraft {
  readonly name: string;
  readonly dataType: string;
  /** the choices of a multiple choice field */
  readonly options: readonly string[];
  readonly viewable: boolean;
  readonly editSuggestable: boolean;
}

export function customEntityFieldProblems({ name, dataType, options }: CustomEntityFieldDraft): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (!isEntityDataType(dataType)) problems.push({ path: 'dataType', code: 'dataTypeOfEntityUnknown' });
  if (dataType === 'multiple_choice' && options.length === 0)
    problems.push({ path: 'options', code: 'optionsMissing' });
  if (options.length > maxOptions) problems.push({ path: 'options', code: 'tooMany', params: { max: maxOptions } });
  return problems;
}

/** Edits can only be suggested for fields that are visible. Only multiple choice fields have options, each once. */
export function normaliseField<T extends CustomEntityFieldDraft>(field: T): T {
  const { name, dataType, options, viewable, editSuggestable } = field;
  const named = options.map(oneLine).filter((option) => option !== '');
  return {
    ...field,
    name: oneLine(name),
    options: dataType === 'multiple_choice' ? [...new Set(named)] : [],
    editSuggestable: viewable && editSuggestable,
  };
}

export function changeFieldRefusal(customEntity: { type: CustomEntityType }): RefusalCode | null {
  return customEntity.type === 'remote_gis' ? 'remoteReadOnly' : null;
}

/** The remote service keeps the fields of its kinds, but the team decides which of them applicants see. */
export function updateFieldRefusal(
  customEntity: { type: CustomEntityType },
  changed: readonly (keyof CustomEntityFieldDraft)[],
): RefusalCode | null {
  return changed.every((part) => part === 'viewable') ? null : changeFieldRefusal(customEntity);
}

/** Deleting a field deletes its values in every record, so people confirm it if there are any. */
export function needsConfirmationToDelete(field: { dataCount: number }): boolean {
  return field.dataCount > 0;
}

export function archiveCustomEntityRefusal(customEntity: { fieldCount: number }): RefusalCode | null {
  return customEntity.fieldCount > 0 ? 'customEntityInUse' : null;
}

/**
 * The slug of a field, unique among the fields of its kind. Made from its name, numbered if taken, and never changed by a
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
