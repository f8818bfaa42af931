import { statement } from '#server/database/statement.ts';

const mostNames = 5;

/**
 * The names of forms whose logic or formulas use a field of a kind of entity: drafts and newest published versions.
 * Answers in older versions keep the values that they need.
 */
export const formsUsingEntityField = statement<
  [teamId: string, customEntityFieldId: string],
  { readonly name: string }
>(
  'forms_using_entity_field',
  `SELECT DISTINCT t.name FROM flow_templates f JOIN master_templates t ON t.id = f.master_template_id
   WHERE f.team_id = $1::uuid AND (f.kind = 'draft' OR f.kind = 'published' AND f.version = (
       SELECT max(n.version) FROM flow_templates n WHERE n.master_template_id = f.master_template_id AND n.kind = 'published'))
     AND (EXISTS (SELECT FROM logic_configs l WHERE l.flow_template_id = f.id AND strpos(l.conditions::text, $2) > 0)
       OR EXISTS (SELECT FROM formulas m WHERE m.flow_template_id = f.id AND strpos(m.tree::text, $2) > 0))
   ORDER BY t.name LIMIT ${mostNames}`,
);
