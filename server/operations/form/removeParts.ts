import { buildForm } from '#domain/form/buildForm.ts';
import { removalProblem } from '#domain/template/removalProblem.ts';
import { identitiesOf, descendantParts } from '#server/operations/form/descendantParts.ts';
import { type Draft } from '#server/operations/form/draft.ts';
import { refuseIf } from '#server/operations/refusals.ts';
import { loadOtherUses } from '#server/queries/form/loadOtherUses.ts';

/**
 * Checks that a part can be removed with everything below it, and otherwise refuses with the list of references.
 * Deletes the logic that targets the removed parts.
 */
export async function prepareRemoval(draft: Draft, partId: string): Promise<void> {
  const identities = identitiesOf(await descendantParts(draft.tx.queries, draft.id, partId));
  await refuseIfReferenced(draft, identities);
  await draft.db.logicConfig.deleteMany({ where: { flowTemplateId: draft.id, targetIdentity: { in: identities } } });
}

export async function refuseIfReferenced(draft: Draft, identities: readonly string[]): Promise<void> {
  refuseIf(removalProblem(buildForm(await draft.source()), identities, await loadOtherUses(draft.db, draft)));
}
