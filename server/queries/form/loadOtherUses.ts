import type { OtherUse } from '#domain/template/removalProblem.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';

/** References to parts of a version from outside its logic and formulas. */
export const loadOtherUses = (
  db: Pick<DatabaseTransaction, '$queryRaw'>,
  { id, masterTemplateId }: { readonly id: string; readonly masterTemplateId: string },
): Promise<OtherUse[]> => db.$queryRaw<OtherUse[]>`
  SELECT c.formula_identity AS identity, 'paymentStep' AS by, COALESCE(p.name, '') AS name
    FROM payment_configs c JOIN steps p ON p.id = c.step_id
    WHERE p.flow_template_id = ${id}::uuid AND c.calculated AND c.formula_identity IS NOT NULL
  UNION ALL SELECT o.issued_on_step_identity, 'output', o.name FROM configured_outputs o
    WHERE o.flow_template_id = ${id}::uuid AND o.issued_on_step_identity IS NOT NULL
  UNION ALL SELECT t.identifier_field_identity, 'identifier', '' FROM master_templates t
    WHERE t.id = ${masterTemplateId}::uuid AND t.identifier_field_identity IS NOT NULL`;
