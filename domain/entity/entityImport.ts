import { comparableValue, readEntityValue, type EntityValueField } from '#domain/entity/entityValue.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { ImportRow } from '#domain/import/createImportFileReader.ts';
import {
  isImportFinished,
  isImportInProgress,
  type ImportLimits,
  type ImportStatus,
} from '#domain/import/importRules.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { oneLine } from '#domain/kernel/text.ts';

/** A county's parcels fit into several files. */
export const entityImportLimits: ImportLimits = { rows: 50_000, bytes: 25_000_000 };

/** What a column can fill other than the fields of the kind. */
export const entityTargets = ['name', 'note'] as const;
export type EntityTarget = (typeof entityTargets)[number];

interface ImportedField extends EntityValueField {
  readonly id: string;
  readonly name: string;
}

/** Which columns fill what. */
export interface EntityMappings {
  readonly entity: Readonly<Partial<Record<EntityTarget, string>>>;
  /** by field ID */
  readonly fields: Readonly<Record<string, string>>;
  /** what tells entities apart: `name`, or the ID of a field; a row changes the entity that has its value */
  readonly key: string;
}

/** The kind of entity whose entities a file has. */
export interface ImportedKind {
  readonly nameFieldId: string | null;
  readonly fields: readonly ImportedField[];
}

const alsoCalled: Readonly<Record<EntityTarget, readonly string[]>> = {
  name: ['title', 'entity', 'owner', 'business', 'businessname', 'fullname'],
  note: ['notes', 'comment', 'comments', 'remarks'],
};

/** The key that is suggested: a column named like a number that tells entities apart, otherwise the name. */
const keyNames = /(?:^id$|number|no$|num$|pin$|apn$|parcel|license|tag$|chip|account)/;

/** Suggests columns named like a field or target, each used once. */
export function suggestedEntityMappings(columns: readonly string[], kind: ImportedKind): EntityMappings {
  const free = new Map(columns.filter((name) => name !== '').map((name) => [comparableValue(name), name]));
  const take = (names: readonly string[]): string | undefined => {
    const found = names.map(comparableValue).find((name) => free.has(name));
    const column = found === undefined ? undefined : free.get(found);
    if (found !== undefined) free.delete(found);
    return column;
  };
  const paired = <Key extends string>(keys: readonly (readonly [Key, readonly string[]])[]) =>
    Object.fromEntries(
      keys.flatMap(([key, names]) => {
        const column = take(names);
        return column === undefined ? [] : [[key, column] as const];
      }),
    );
  const fields = paired(kind.fields.map(({ id, name }) => [id, [name]] as const));
  const targets = entityTargets.filter((target) => target === 'note' || kind.nameFieldId === null);
  const entity = paired(targets.map((target) => [target, [target, ...alsoCalled[target]]] as const));
  const telling = kind.fields.find(({ id, name }) => id in fields && keyNames.test(comparableValue(name)));
  return { entity, fields, key: telling?.id ?? kind.nameFieldId ?? 'name' };
}

/** Problems with the mappings, before any row is read. */
export function entityMappingProblems(
  { entity, fields, key }: EntityMappings,
  columns: readonly string[],
  kind: ImportedKind,
): readonly Problem[] {
  const mapped = [...Object.entries(entity), ...Object.entries(fields)];
  if (mapped.length === 0) return [{ path: 'mappings', code: 'importNothingMapped' }];
  const known = new Set(columns.filter((name) => name !== ''));
  const ids = new Set(kind.fields.map(({ id }) => id));
  const naming = kind.nameFieldId;
  const isNamed = naming === null ? entity.name !== undefined : Object.hasOwn(fields, naming);
  const isKeyMapped = key === 'name' ? entity.name !== undefined && naming === null : Object.hasOwn(fields, key);
  return [
    ...Object.keys(fields).flatMap((id): Problem[] =>
      ids.has(id) ? [] : [{ path: `mappings.fields.${id}`, code: 'entityFieldUnknown' }],
    ),
    ...mapped.flatMap(([target, column]): Problem[] => {
      const place = target === 'name' || target === 'note' ? `entity.${target}` : `fields.${target}`;
      return known.has(column) ? [] : [{ path: `mappings.${place}`, code: 'importColumnUnknown', params: { column } }];
    }),
    ...(isNamed ? [] : [{ path: 'mappings.entity.name', code: 'importNameUnmapped' } as const]),
    ...(isKeyMapped ? [] : [{ path: 'mappings.key', code: 'importKeyUnmapped' } as const]),
  ];
}

/** A row as it is stored: what the file says, and nothing about what it doesn't have a column for. */
export interface ReadEntity {
  readonly row: number;
  /** identifies the entity, as `entityKey` writes it */
  readonly key: string;
  /** null if a field names the entities */
  readonly name: string | null;
  /** undefined if no column fills it */
  readonly note: string | null | undefined;
  /** stored values by field ID; null where the cell is empty */
  readonly values: Readonly<Record<string, string | null>>;
}

export interface EntityRowProblem extends CodedProblem {
  readonly row: number;
  readonly column: string | null;
}

export interface ReadEntityRow {
  /** null if there are any problems: half a row is worse than none */
  readonly record: ReadEntity | null;
  readonly problems: readonly EntityRowProblem[];
}

const maxNameLength = 500;
const maxNoteLength = 5_000;

/**
 * A name or value as it identifies an entity: case doesn't matter, but punctuation does, because 1-23 and 12-3 can be
 * two parcels.
 */
export const entityKey = (value: string): string => oneLine(value).normalize('NFC').toLowerCase();

/** What spreadsheets show instead of a value that they can't calculate. They export it as text. */
export const formulaError = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|N\/A|NULL!|SPILL!|CALC!)$/;

/** Prepares reading the rows of one file. Remembers the keys it has seen: two rows can't be about one entity. */
export function createEntityRowReader(
  columns: readonly string[],
  { entity, fields: mapped, key }: EntityMappings,
  { fields, nameFieldId }: ImportedKind,
): (row: ImportRow) => ReadEntityRow {
  const places = new Map(columns.map((name, place) => [name, place]));
  const importedFields = fields.flatMap((field) => {
    const column = ownValue(mapped, field.id);
    return column === undefined ? [] : [{ field, column }];
  });
  const used = new Set([...Object.values(entity), ...importedFields.map(({ column }) => column)]);
  const naming = nameFieldId ?? 'name';
  const columnOf = (target: string): string | null =>
    (target === 'name' ? entity.name : ownValue(mapped, target)) ?? null;
  const seen = new Map<string, number>();
  return ({ row, cells }) => {
    const problems: EntityRowProblem[] = [];
    const refuse = (column: string | null, problem: CodedProblem): null => {
      problems.push({ row, column, ...problem });
      return null;
    };
    const cellIn = (column: string): string => cells[places.get(column) ?? -1] ?? '';
    if (cells.slice(columns.length).some((cell) => oneLine(cell) !== '')) refuse(null, { code: 'importRowTooWide' });
    for (const column of used) {
      const [value = ''] = formulaError.exec(cellIn(column).trim()) ?? [];
      if (value !== '') refuse(column, { code: 'importCellFaulty', params: { value } });
    }
    if (problems.length > 0) return { record: null, problems };
    const values = Object.fromEntries(
      importedFields.map(({ field, column }) => {
        const read = readEntityValue(cellIn(column), field);
        return [field.id, read.ok ? read.value : refuse(column, read.error)];
      }),
    );
    const name = entity.name === undefined ? null : oneLine(cellIn(entity.name));
    if (name !== null && name.length > maxNameLength)
      refuse(entity.name ?? null, { code: 'tooLong', params: { max: maxNameLength } });
    const note = entity.note === undefined ? undefined : cellIn(entity.note).trim() || null;
    if ((note?.length ?? 0) > maxNoteLength)
      refuse(entity.note ?? null, { code: 'tooLong', params: { max: maxNoteLength } });
    const valueOf = (target: string): string => (target === 'name' ? name : ownValue(values, target)) ?? '';
    if (valueOf(naming) === '' && problems.length === 0) refuse(columnOf(naming), { code: 'nameMissing' });
    const identity = entityKey(valueOf(key));
    if (identity === '' && problems.length === 0) refuse(columnOf(key), { code: 'importKeyMissing' });
    const earlier = seen.get(identity);
    if (earlier !== undefined && problems.length === 0)
      refuse(columnOf(key), { code: 'importKeyTwice', params: { row: earlier } });
    if (problems.length > 0) return { record: null, problems };
    seen.set(identity, row);
    return { record: { row, key: identity, name: nameFieldId === null ? name : null, note, values }, problems };
  };
}

interface UndoableImport {
  readonly status: ImportStatus;
  readonly undoneAt: Date | null;
  /** whether anything that it did is left to undo */
  readonly hasRows: boolean;
  readonly isUndoing: boolean;
}

/** Why an import can't be undone. One that failed halfway can be, and so can an attempt to undo one that did. */
export function undoRefusal({ status, undoneAt, hasRows, isUndoing }: UndoableImport): RefusalCode | null {
  if (isImportInProgress(status)) return 'importNotFinished';
  if (isUndoing) return 'importAlreadyUndone';
  if (hasRows) return null;
  if (undoneAt !== null) return 'importAlreadyUndone';
  return isImportFinished(status) ? 'importChangedNothing' : 'importNotFinished';
}
