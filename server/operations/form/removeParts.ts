import { buildForm } from '#domain/form/buildForm.ts';
import { removalProblem } from '#domain/template/removalProblem.ts';
import { type Draft } from '#server/operations/form/draft.ts';
import { identitiesOf, partsBelow } from '#server/operations/form/partsBelow.ts';
import { refuse } from '#server/operations/refusals.ts';
import { otherUses } from '#server/queries/form/otherUses.ts';

/**
 * Checks that a part can be removed with everything below it, and otherwise refuses with the list of references.
 * Deletes the logic that targets the removed parts.
 */
export async function prepareRemoval(draft: Draft, partId: string): Promise<void> {
  const identities = identitiesOf(await partsBelow(draft.tx.queries, draft.id, partId));
  await refuseIfNamed(draft, identities);
  await draft.db.logicConfig.deleteMany({ where: { flowTemplateId: draft.id, targetIdentity: { in: identities } } });
}

export async function refuseIfNamed(draft: Draft, identities: readonly string[]): Promise<void> {
  refuse(removalProblem(buildForm(await draft.source()), identities, await otherUses(draft.db, draft)));
}
