import type { Problem } from '#domain/kernel/refusal.ts';

export const mappableTypes = ['StepDatum', 'EntityField', 'ProcessData'] as const;
export type MappableType = (typeof mappableTypes)[number];

/** Data of a submission other than its answers, by its name in documents. */
export const processDataFields = [
  'submission_number',
  'custom_id',
  'form_name',
  'team_name',
  'primary_applicant_name',
  'primary_applicant_email',
  'started_on',
  'finished_on',
  'output_name',
  'issued_on',
  'expires_on',
] as const;

export type ProcessDataField = (typeof processDataFields)[number];

/** One field of a file and its source. */
export interface Mapping {
  readonly fieldName: string;
  readonly mappableType: MappableType;
  readonly fieldIdentity: string | null;
  readonly entityFieldId: string | null;
  readonly processDataField: string | null;
}

export interface MappingContext {
  /** the form fields found in the file */
  readonly fieldNames: readonly string[];
  /** the fields of the form in any version, with the custom entity of an entity field */
  readonly fields: ReadonlyMap<string, { readonly customEntityId: string | null }>;
  /** the fields of the team's custom entities, each with its entity */
  readonly entityFields: ReadonlyMap<string, { readonly customEntityId: string }>;
}

/** Why mappings cannot be saved. An entity's field is filled from the record chosen in an entity field. */
export function mappingProblems(mappings: readonly Mapping[], context: MappingContext): Problem[] {
  const known = new Set(context.fieldNames);
  const seen = new Set<string>();
  return mappings.flatMap((mapping, place): Problem[] => {
    const path = `mappings.${place}`;
    const { fieldName } = mapping;
    if (seen.has(fieldName)) return [{ path, code: 'mappedTwice', params: { field: fieldName } }];
    seen.add(fieldName);
    if (!known.has(fieldName)) return [{ path, code: 'documentFieldUnknown', params: { field: fieldName } }];
    return hasSource(mapping, context) ? [] : [{ path, code: 'mappingSourceUnknown', params: { field: fieldName } }];
  });
}

function hasSource(mapping: Mapping, { fields, entityFields }: MappingContext): boolean {
  const { mappableType, fieldIdentity, entityFieldId, processDataField } = mapping;
  const field = fieldIdentity === null ? undefined : fields.get(fieldIdentity);
  switch (mappableType) {
    case 'StepDatum':
      return field !== undefined;
    case 'EntityField': {
      const entityField = entityFieldId === null ? undefined : entityFields.get(entityFieldId);
      return field !== undefined && entityField !== undefined && field.customEntityId === entityField.customEntityId;
    }
    case 'ProcessData':
      return processDataFields.some((known) => known === processDataField);
  }
}
