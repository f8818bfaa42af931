import { columnOf, settingRules, snakeCase } from '#domain/form/fields/fieldSettings.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { statement } from '#server/database/statement.ts';

export interface FormRow extends FormSource {
  /** a requirement added to one submission is also a small form (decision 0006) */
  readonly kind: 'draft' | 'published' | 'requirement';
  readonly revision: number;
}

const rowsOf = (columns: string, from: string): string =>
  `COALESCE((SELECT jsonb_agg(jsonb_build_object(${columns})) FROM ${from}), '[]')`;
const versioned = (row: string): string => `'id', ${row}.id, 'identity', ${row}.identity, 'name', ${row}.name`;
const outcome = (table: string): string =>
  rowsOf(`${versioned('o')}, 'stepId', o.step_id`, `${table} o WHERE o.flow_template_id = f.id`);

const settings = settingRules.map(([name]) => `'${name}', d.${snakeCase(columnOf(name))}`).join(', ');

/** The whole version in one round trip, as the rows `buildForm` needs. */
export const formRows = statement<[flowTemplateId: string], FormRow>(
  'form_rows',
  `SELECT f.id AS "flowTemplateId", f.version, f.kind, f.revision,
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
     ${outcome('review_groups')} AS "reviewGroups", ${outcome('subprocess_configs')} AS "subprocessConfigs",
     ${rowsOf(`'id', o.id, 'identity', o.identity, 'name', NULL, 'stepId', o.step_id`, 'step_assignment_groups o WHERE o.flow_template_id = f.id')} AS "stepAssignmentGroups"
   FROM flow_templates f WHERE f.id = $1`,
);

export function formSourceOf({ kind: _kind, revision: _revision, ...source }: FormRow): FormSource {
  return source;
}
