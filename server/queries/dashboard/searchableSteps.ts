import { statement } from '#server/database/statement.ts';

export interface SearchableField {
  readonly identity: string;
  readonly name: string | null;
  readonly dataType: string;
  readonly options: readonly { readonly identity: string; readonly name: string }[];
}

export interface SearchableStep {
  readonly identity: string;
  readonly name: string | null;
  /** not in the currently published version */
  readonly isLegacy: boolean;
  readonly fields: readonly SearchableField[];
  /** fields of earlier versions that were since removed */
  readonly legacyFields: readonly SearchableField[];
}

/**
 * The steps and fields a form's submissions can be filtered by: over all versions, each once, as in the latest version
 * that has it.
 */
export const searchableSteps = statement<[formId: string], SearchableStep>(
  'searchable_steps',
  `WITH versions AS (
     SELECT v.id, v.published_at, v.published_at = max(v.published_at) OVER () AS is_current
     FROM flow_templates v WHERE v.master_template_id = $1::uuid AND v.kind = 'published'
   ), every_step AS (
     SELECT DISTINCT ON (p.identity) p.identity, p.name, p.position, v.is_current
     FROM versions v JOIN steps p ON p.flow_template_id = v.id ORDER BY p.identity, v.published_at DESC
   ), every_field AS (
     SELECT DISTINCT ON (d.identity) d.id, d.identity, d.name, d.data_type, p.identity AS step_identity, v.is_current,
       c.position AS section_position, d.position
     FROM versions v JOIN steps p ON p.flow_template_id = v.id JOIN sections c ON c.step_id = p.id JOIN fields d ON d.section_id = c.id
     ORDER BY d.identity, v.published_at DESC
   ), told AS (
     SELECT f.step_identity, f.is_current, jsonb_agg(jsonb_build_object('identity', f.identity, 'name', f.name, 'dataType', f.data_type,
         'options', COALESCE((SELECT jsonb_agg(jsonb_build_object('identity', o.identity, 'name', o.name) ORDER BY o.position)
           FROM multiple_choice_options o WHERE o.field_id = f.id), '[]'::jsonb))
       ORDER BY f.section_position, f.position, f.identity) AS list
     FROM every_field f GROUP BY f.step_identity, f.is_current
   )
   SELECT s.identity, s.name, NOT s.is_current AS "isLegacy",
     COALESCE((SELECT t.list FROM told t WHERE t.step_identity = s.identity AND t.is_current), '[]'::jsonb) AS fields,
     COALESCE((SELECT t.list FROM told t WHERE t.step_identity = s.identity AND NOT t.is_current), '[]'::jsonb) AS "legacyFields"
   FROM every_step s ORDER BY NOT s.is_current, s.position, s.identity LIMIT 500`,
);
