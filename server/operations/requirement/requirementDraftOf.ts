import type { RequestedTerms, RequirementDraft } from '#domain/submission/requirementDraft.ts';
import type { Tx } from '#server/operations/operation.ts';
import { requirementStep, type Requirement } from '#server/operations/requirement/lockRequirement.ts';

/** The draft of a requirement as staff have written it so far. */
export async function requirementDraftOf(
  { db }: Tx,
  requirement: Requirement,
): Promise<RequirementDraft & Partial<RequestedTerms>> {
  const { name, description, flowTemplateId } = requirement;
  const config = requirementStep(requirement).paymentConfig;
  const fields = await db.field.findMany({ where: { flowTemplateId }, orderBy: { position: 'asc' } });
  return {
    ...{ name, description, amountCents: amountIn(config), payerDecides: config?.fixed === false },
    fields: fields.map((field) => ({ ...field, name: field.name ?? '' })) as unknown as RequirementDraft['fields'],
  };
}

/** A draft without an amount is kept as 0, for which no one can ask. */
const amountIn = (config: { readonly amountCents: bigint } | null): number | null =>
  config && config.amountCents > 0n ? Number(config.amountCents) : null;
