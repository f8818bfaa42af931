import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { v7 } from 'uuid';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';

interface NewPart {
  /** as a change that makes it names it */
  readonly key: string;
  /** as the store and every other change name it */
  readonly id: string;
}

/** A part that is about to be made: its id is chosen here, so that nobody waits for it. */
export function newPart(type: 'Section' | 'Field' | 'MultipleChoiceOption'): NewPart {
  const key = v7();
  return { key, id: `${type}:${key}` };
}

interface ShownField {
  readonly id: string;
  readonly sectionId: string;
  readonly dataType: DataType;
  readonly position: number | undefined;
}

/** A new field as the server will make it. */
export function showField(store: RecordSourceProxy, { id, sectionId, dataType, position }: ShownField): void {
  const section = store.get(sectionId);
  if (!section || store.get(id)) return;
  const field = madeOf(store, 'Field', {
    ...initialSettings,
    ...{ id, identity: id, sectionId, dataType, name: null, hint: null, position: position ?? 0, usedInFormula: false },
  });
  field.setValue(null, 'logicConfig');
  field.setLinkedRecords([], 'options');
  put(section, 'fields', [field], position);
}

export interface ShownOption {
  readonly id: string;
  readonly name: string;
  readonly numericValue: number | null;
}

/** New options as the server will make them. */
export function showOptions(
  store: RecordSourceProxy,
  fieldId: string,
  options: readonly ShownOption[],
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

/** A new section as the server will make it, the last of its step or survey. */
export function showSection(store: RecordSourceProxy, id: string, sectionableId: string): void {
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
