import { limitProblem } from '#domain/template/formLimits.ts';
import { mappingProblems, type Mapping, type MappableType } from '#domain/template/mappings.ts';
import type { MasterTemplateDocument } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseProblems } from '#server/operations/refusals.ts';
import { mappableFields } from '#server/queries/template/mappableFields.ts';

/** What fills a field of a file, as an editor sends it. */
export interface MappingInput {
  readonly fieldName: string;
  readonly mappableType: MappableType;
  /** a field of the form: its identity, or the id of its row in any version */
  readonly mappableId?: string | null;
  readonly entityFieldId?: string | null;
  readonly processDataField?: string | null;
}

/** Replaces the mappings of a document. Unchanged ones keep their rows. */
export async function replaceMappings(
  { db, queries }: Tx,
  { id: documentId, teamId, masterTemplateId, fieldNames }: MasterTemplateDocument,
  inputs: readonly MappingInput[],
): Promise<void> {
  const full = limitProblem('fieldsOfDocument', inputs.length);
  refuseProblems(full ? [full] : []);
  const known = await mappableFields.rows(queries, [masterTemplateId]);
  const identities = new Map(
    known.flatMap(({ identity, fieldId }) => [[identity, identity] as const, [fieldId, identity] as const]),
  );
  const mappings = inputs.map((input): Mapping => cleaned(input, identities));
  const entityFields = await db.customEntityField.findMany({
    where: { teamId },
    select: { id: true, customEntityId: true },
  });
  const problems = mappingProblems(mappings, {
    fieldNames: fieldNames as string[],
    fields: new Map(known.map((field) => [field.identity, field])),
    entityFields: new Map(entityFields.map((field) => [field.id, field])),
  });
  refuseProblems(problems);
  const mapped = mappings.map(({ fieldName }) => fieldName);
  await db.documentMapping.deleteMany({ where: { documentId, fieldName: { notIn: mapped } } });
  const rows = mappings.map((mapping) => ({ id: newId(), ...mapping }));
  await db.$executeRaw`
    INSERT INTO document_mappings (id, document_id, field_name, mappable_type, field_identity, entity_field_id, process_data_field)
    SELECT m.id, ${documentId}::uuid, m."fieldName", m."mappableType", m."fieldIdentity", m."entityFieldId", m."processDataField"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS m(id uuid, "fieldName" text, "mappableType" document_mappable,
      "fieldIdentity" uuid, "entityFieldId" uuid, "processDataField" text)
    ON CONFLICT (document_id, field_name) DO UPDATE SET mappable_type = EXCLUDED.mappable_type,
      field_identity = EXCLUDED.field_identity, entity_field_id = EXCLUDED.entity_field_id,
      process_data_field = EXCLUDED.process_data_field`;
}

/** Keeps only the values that matter for the mapping's type. */
function cleaned(input: MappingInput, identities: ReadonlyMap<string, string>): Mapping {
  const { fieldName, mappableType, mappableId, entityFieldId, processDataField } = input;
  const ofProcess = mappableType === 'ProcessData';
  return {
    fieldName,
    mappableType,
    fieldIdentity: ofProcess ? null : (identities.get(mappableId ?? '') ?? null),
    entityFieldId: mappableType === 'EntityField' ? (entityFieldId ?? null) : null,
    processDataField: ofProcess ? (processDataField ?? null) : null,
  };
}
