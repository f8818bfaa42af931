import { buildForm } from '#domain/form/buildForm.ts';
import { removalProblem, type OtherUse } from '#domain/template/removalProblem.ts';
import { type Draft } from '#server/operations/form/draft.ts';
import { identitiesOf, partsBelow } from '#server/operations/form/partsBelow.ts';
import { refuse } from '#server/operations/refusals.ts';

/**
 * Makes sure that a part can go with everything under it: refused with the list of places that name any of it. The
 * logic that decides about what goes is taken along.
 */
export async function prepareRemoval(draft: Draft, partId: string): Promise<void> {
  const identities = identitiesOf(await partsBelow(draft.tx.queries, draft.id, partId));
  await refuseIfNamed(draft, identities);
  await draft.db.logicConfig.deleteMany({ where: { flowTemplateId: draft.id, targetIdentity: { in: identities } } });
}

export async function refuseIfNamed(draft: Draft, identities: readonly string[]): Promise<void> {
  refuse(removalProblem(buildForm(await draft.source()), identities, await otherUses(draft)));
}

/** What names parts of a form outside of its logic and formulas. */
const otherUses = ({ db, id, masterTemplateId }: Draft): Promise<OtherUse[]> => db.$queryRaw<OtherUse[]>`
  SELECT c.formula_identity AS identity, 'paymentStep' AS by, COALESCE(p.name, '') AS name
    FROM payment_configs c JOIN steps p ON p.id = c.step_id
    WHERE p.flow_template_id = ${id}::uuid AND c.calculated AND c.formula_identity IS NOT NULL
  UNION ALL SELECT o.issued_on_step_identity, 'output', o.name FROM configured_outputs o
    WHERE o.flow_template_id = ${id}::uuid AND o.issued_on_step_identity IS NOT NULL
  UNION ALL SELECT t.identifier_field_identity, 'identifier', '' FROM master_templates t
    WHERE t.id = ${masterTemplateId}::uuid AND t.identifier_field_identity IS NOT NULL`;
