import type { DataType } from '#domain/form/fields/kinds.ts';
import { statement } from '#server/database/statement.ts';

/** A field across all versions that have it. */
export interface MappableField {
  readonly identity: string;
  /** its row in the newest of those versions */
  readonly fieldId: string;
  readonly name: string | null;
  readonly dataType: DataType;
  readonly customEntityId: string | null;
  /** of the record type the field asks for */
  readonly entityFields: readonly { readonly id: string; readonly name: string }[];
  readonly earliestVersion: number;
  readonly latestVersion: number;
}

/** Every field any version of a form ever had, newest version first. */
export const mappableFields = statement<[masterTemplateId: string], MappableField>(
  'mappable_fields',
  `SELECT DISTINCT ON (latest, d.identity) d.identity, d.id AS "fieldId", d.name, d.data_type AS "dataType",
     d.custom_entity_id AS "customEntityId",
     COALESCE((SELECT json_agg(json_build_object('id', e.id, 'name', e.name) ORDER BY e.position, e.name, e.id)
       FROM custom_entity_fields e WHERE e.custom_entity_id = d.custom_entity_id), '[]') AS "entityFields", s.earliest AS "earliestVersion", s.latest AS "latestVersion"
   FROM (SELECT d.identity, min(f.version) AS earliest, max(f.version) AS latest
     FROM flow_templates f JOIN fields d ON d.flow_template_id = f.id
     WHERE f.master_template_id = $1::uuid AND f.kind <> 'requirement' GROUP BY d.identity) s
   JOIN flow_templates f ON f.master_template_id = $1::uuid AND f.version = s.latest AND f.kind <> 'requirement'
   JOIN fields d ON d.flow_template_id = f.id AND d.identity = s.identity
   ORDER BY latest DESC, d.identity`,
);
