import { columnOf, settingRules, snakeCase } from '#domain/form/fields/fieldSettings.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { statement } from '#server/database/statement.ts';

export interface FormRow extends FormSource {
  /** a requirement added to one submission is also a small form (decision 0006) */
  readonly kind: 'draft' | 'published' | 'requirement';
  readonly revision: number;
  /** changes with the fields of the kinds of entities that the version asks for */
  readonly entityFieldsHash: string;
}

const rowsOf = (columns: string, from: string): string =>
  `COALESCE((SELECT jsonb_agg(jsonb_build_object(${columns})) FROM ${from}), '[]')`;
const versioned = (row: string): string => `'id', ${row}.id, 'identity', ${row}.identity, 'name', ${row}.name`;
const outcome = (table: string): string =>
  rowsOf(`${versioned('o')}, 'stepId', o.step_id`, `${table} o WHERE o.flow_template_id = f.id`);

const entityFieldsOf = (version: string): string =>
  `custom_entity_fields e WHERE e.custom_entity_id IN (SELECT d.custom_entity_id FROM fields d WHERE d.flow_template_id = ${version})`;

/** Kinds of entities are changed apart from the forms that ask for them. */
export const entityFieldsHashSql = (version: string): string =>
  `COALESCE((SELECT md5(string_agg(concat_ws('|', e.id, e.name, e.viewable, e.options), ',' ORDER BY e.id)) FROM ${entityFieldsOf(version)}), '')`;

const settings = settingRules.map(([name]) => `'${name}', d.${snakeCase(columnOf(name))}`).join(', ');

/** The whole version in one round trip, as the rows `buildForm` needs. */
export const formRows = statement<[flowTemplateId: string], FormRow>(
  'form_rows',
  `SELECT f.id AS "flowTemplateId", f.version, f.kind, f.revision, ${entityFieldsHashSql('f.id')} AS "entityFieldsHash",
     ${rowsOf(`${versioned('p')}, 'type', 'Step', 'position', p.position`, 'steps p WHERE p.flow_template_id = f.id')}
     || ${rowsOf(`${versioned('v')}, 'type', 'Survey', 'position', p.position`, 'surveys v JOIN steps p ON p.id = v.step_id WHERE p.flow_template_id = f.id')} AS sectionables,
     ${rowsOf(
       `${versioned('c')}, 'position', c.position, 'sectionableType', CASE WHEN c.step_id IS NULL THEN 'Survey' ELSE 'Step' END, 'sectionableId', COALESCE(c.step_id, c.survey_id)`,
       'sections c WHERE c.flow_template_id = f.id',
     )} AS sections,
     ${rowsOf(
       `${versioned('d')}, 'sectionId', d.section_id, 'dataType', d.data_type, 'position', d.position, ${settings}`,
       'fields d WHERE d.flow_template_id = f.id',
     )} AS fields,
     ${rowsOf(
       `${versioned('o')}, 'fieldId', o.field_id, 'position', o.position, 'numericValue', o.numeric_value::float8, 'isDefault', o.is_default`,
       'multiple_choice_options o WHERE o.flow_template_id = f.id',
     )} AS options,
     ${rowsOf(
       `'id', l.id, 'action', l.action, 'targetType', l.target_type, 'targetIdentity', l.target_identity, 'conditions', l.conditions`,
       'logic_configs l WHERE l.flow_template_id = f.id',
     )} AS "logicConfigs",
     ${rowsOf(`${versioned('m')}, 'expression', m.tree`, 'formulas m WHERE m.flow_template_id = f.id')} AS formulas,
     COALESCE((SELECT jsonb_agg(jsonb_build_object('id', e.id, 'customEntityId', e.custom_entity_id, 'name', e.name, 'dataType', e.data_type, 'options', e.options, 'viewable', e.viewable) ORDER BY e.position, e.id) FROM ${entityFieldsOf('f.id')}), '[]') AS "entityFields",
     ${outcome('review_groups')} AS "reviewGroups", ${outcome('subprocess_configs')} AS "subprocessConfigs",
     ${rowsOf(`'id', o.id, 'identity', o.identity, 'name', NULL, 'stepId', o.step_id`, 'step_assignment_groups o WHERE o.flow_template_id = f.id')} AS "stepAssignmentGroups"
   FROM flow_templates f WHERE f.id = $1`,
);

/** What clients build the form from. They don't learn which other values the team keeps of entities. */
export function formSourceOf(row: FormRow): FormSource {
  const { kind: _kind, revision: _revision, entityFieldsHash: _hash, entityFields: _fields, ...source } = row;
  return source;
}
