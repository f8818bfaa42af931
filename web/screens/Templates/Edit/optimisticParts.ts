import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { v7 } from 'uuid';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';

interface NewPart {
  /** client-generated ID as sent by the mutation that creates it */
  readonly key: string;
  /** global ID, as used by the store and all other mutations */
  readonly id: string;
}

/** IDs of a new part, generated on the client so that edits don't have to wait for the server. */
export function newPartId(type: 'Section' | 'Field' | 'MultipleChoiceOption'): NewPart {
  const key = v7();
  return { key, id: `${type}:${key}` };
}

interface ShownField {
  readonly id: string;
  readonly sectionId: string;
  readonly dataType: DataType;
  /** for an entity field */
  readonly kind: { readonly id: string; readonly name: string } | null;
  readonly position: number | undefined;
}

/** A new field with the server's defaults. */
export function addOptimisticField(store: RecordSourceProxy, shown: ShownField): void {
  const { id, sectionId, dataType, kind, position } = shown;
  const section = store.get(sectionId);
  if (!section || store.get(id)) return;
  const field = madeOf(store, 'Field', {
    ...initialSettings,
    ...{ id, identity: id, sectionId, dataType, name: null, hint: null, position: position ?? 0, usedInFormula: false },
    ...{ customEntityId: kind?.id ?? null, customEntityName: kind?.name ?? null },
  });
  field.setValue(null, 'logicConfig');
  field.setLinkedRecords([], 'options');
  put(section, 'fields', [field], position);
}

export interface OptimisticOption {
  readonly id: string;
  readonly name: string;
  readonly numericValue: number | null;
}

/** New options with the server's defaults. */
export function addOptimisticOptions(
  store: RecordSourceProxy,
  fieldId: string,
  options: readonly OptimisticOption[],
  position: number | undefined,
): void {
  const field = store.get(fieldId);
  if (!field || options.some(({ id }) => store.get(id))) return;
  const made = options.map((option) =>
    madeOf(store, 'MultipleChoiceOption', {
      ...option,
      identity: option.id,
      position: position ?? 0,
      isDefault: false,
    }),
  );
  put(field, 'options', made, position);
}

/** A new section with the server's defaults, at the end of its step or survey. */
export function addOptimisticSection(store: RecordSourceProxy, id: string, sectionableId: string): void {
  const owner = store.get(sectionableId);
  if (!owner || store.get(id)) return;
  const sectionableType = owner.getType() === 'Survey' ? 'Survey' : 'Step';
  const section = madeOf(store, 'Section', { id, sectionableType, name: null, instructions: null, position: 0 });
  section.setValue(null, 'logicConfig');
  section.setLinkedRecords([], 'fields');
  put(owner, 'sections', [section], undefined);
}

function madeOf(store: RecordSourceProxy, type: string, values: Readonly<Record<string, unknown>>): RecordProxy {
  const record = store.create(String(values['id']), type);
  for (const [name, value] of Object.entries(values)) record.setValue(value as string, name);
  return record;
}

function put(owner: RecordProxy, name: string, made: readonly RecordProxy[], position: number | undefined): void {
  const others = owner.getLinkedRecords(name) ?? [];
  const at = position ?? others.length;
  owner.setLinkedRecords([...others.slice(0, at), ...made, ...others.slice(at)], name);
}
