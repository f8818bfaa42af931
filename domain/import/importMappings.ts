import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Data of an imported record besides its answers. */
export const importTargets = [
  'identifier',
  'applicant_name',
  'applicant_email',
  'status',
  'created_at',
  'finished_at',
] as const;
export type ImportTarget = (typeof importTargets)[number];

/** The column for each target, under the documented names. Targets not listed are not imported. */
export interface ImportMappings {
  readonly initiated_flow: Readonly<Partial<Record<ImportTarget, string>>>;
  /** by field identity */
  readonly step_data: Readonly<Record<string, string>>;
}

/** Text cells can't contain files or references to a team's records. */
const isImportable = ({ dataType }: FormField): boolean => kinds[dataType].names === null;

/** Fields of the steps, in order. */
export const importableFields = (form: Form): readonly FormField[] =>
  form.sectionables
    .filter(({ type }) => type === 'Step')
    .flatMap(({ fields: { from, to } }) => form.fields.slice(from, to))
    .filter(isImportable);

/** Common names for these columns in other systems. */
const alsoCalled: Readonly<Record<ImportTarget, readonly string[]>> = {
  identifier: ['id', 'number', 'record', 'recordnumber', 'permit', 'permitnumber', 'licensenumber', 'customid'],
  applicant_name: ['applicant', 'name', 'owner'],
  applicant_email: ['email', 'emailaddress'],
  status: ['state'],
  created_at: ['created', 'started', 'startedat', 'submitted', 'applied', 'opened'],
  finished_at: ['completed', 'completedat', 'finished', 'closed', 'issued'],
};

/** Suggests columns named like a field or target, each used once. */
export function suggestedMappings(columns: readonly string[], form: Form): ImportMappings {
  const free = new Map(columns.filter((name) => name !== '').map((name) => [folded(name), name]));
  const take = (...names: readonly string[]): string | undefined => {
    const found = names.map(folded).find((name) => free.has(name));
    const column = found === undefined ? undefined : free.get(found);
    if (found !== undefined) free.delete(found);
    return column;
  };
  const paired = <Key extends string>(keys: readonly (readonly [Key, readonly string[]])[]) =>
    Object.fromEntries(keys.flatMap(([key, names]) => pairOf(key, take(...names)))) as Partial<Record<Key, string>>;
  const fields = paired(importableFields(form).map(({ identity, name }) => [identity, [name]] as const));
  const record = paired(importTargets.map((target) => [target, [target, ...alsoCalled[target]]] as const));
  return { initiated_flow: record, step_data: fields as ImportMappings['step_data'] };
}

const pairOf = <Key>(key: Key, column: string | undefined): (readonly [Key, string])[] =>
  column === undefined ? [] : [[key, column]];

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Problems with the mappings, before any row is read. */
export function mappingProblems(mappings: ImportMappings, columns: readonly string[], form: Form): readonly Problem[] {
  const mapped = [...Object.entries(mappings.initiated_flow), ...Object.entries(mappings.step_data)];
  if (mapped.length === 0) return [{ path: 'mappings', code: 'importNothingMapped' }];
  const known = new Set(columns);
  const fields = new Set(importableFields(form).map(({ identity }) => identity));
  return [
    ...Object.keys(mappings.step_data).flatMap((identity): Problem[] =>
      fields.has(identity) ? [] : [{ path: `mappings.step_data.${identity}`, code: 'importFieldUnfit' }],
    ),
    ...mapped.flatMap(([key, column]): Problem[] => {
      const isKnown = column !== '' && known.has(column);
      return isKnown ? [] : [{ path: `mappings.${placeOf(key)}`, code: 'importColumnUnknown', params: { column } }];
    }),
  ];
}

const placeOf = (key: string): string =>
  (importTargets as readonly string[]).includes(key) ? `initiated_flow.${key}` : `step_data.${key}`;
