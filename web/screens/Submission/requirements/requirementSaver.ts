import { parseMoney } from '#domain/kernel/money.ts';
import type { RequestedField, RequestedTerms } from '#domain/submission/requirementDraft.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { useCreateRequirement } from '#web/screens/Submission/requirements/useCreateRequirement.ts';
import type { useDeleteRequirement } from '#web/screens/Submission/requirements/useDeleteRequirement.ts';
import type { useUpdateRequirement } from '#web/screens/Submission/requirements/useUpdateRequirement.ts';

/** Values of the dialog. */
export interface RequirementValues extends RequestedTerms {
  readonly kind: RequirementKind;
  readonly name: string;
  readonly description: string;
  readonly amount: string;
  readonly payerDecides: boolean;
  readonly fields: readonly RequestedField[];
}

/** Mutation input. */
export function requirementInput({
  kind,
  name,
  description,
  amount,
  payerDecides,
  fields,
  ...terms
}: RequirementValues) {
  const texts = { name: name.trim() === '' ? null : name, description: description === '' ? null : description };
  return kind === 'PaymentRequirement'
    ? { ...texts, amountCents: payerDecides ? null : parseMoney(amount), payerDecides, ...terms, fields: [] }
    : { ...texts, amountCents: null, payerDecides: false, fields };
}

interface Calls {
  readonly create: ReturnType<typeof useCreateRequirement>[0];
  readonly update: ReturnType<typeof useUpdateRequirement>[0];
  readonly remove: ReturnType<typeof useDeleteRequirement>[0];
  readonly keyFor: (content: unknown) => string;
}

interface Saved {
  /** null until the server has created the request */
  readonly id: string | null;
  readonly kind: RequirementKind;
}

interface RequirementSaver {
  readonly save: (draft: RequirementValues) => Promise<Outcome<unknown>>;
  /** whether the request is on the server */
  readonly isThere: () => boolean;
}

/** Creates the request on the first save and updates it after that. Changing its type replaces the request. */
export function requirementSaver(calls: Calls, submissionId: string, initial: Saved): RequirementSaver {
  let saved = initial;
  const save = async (draft: RequirementValues): Promise<Outcome<unknown>> => {
    const { kind } = draft;
    if (saved.id !== null && saved.kind !== kind) {
      const removed = await calls.remove({ input: { requirementId: saved.id } });
      if (removed.kind !== 'done') return removed;
      saved = { id: null, kind };
    }
    const requirementId = saved.id;
    const content = requirementInput(draft);
    const idempotencyKey = calls.keyFor([requirementId, content]);
    if (requirementId !== null) return calls.update({ input: { requirementId, ...content, idempotencyKey } });
    const outcome = await calls.create({ input: { submissionId, type: kind, ...content, idempotencyKey } });
    if (outcome.kind === 'done') saved = { id: outcome.value.requirement.id, kind };
    return outcome;
  };
  return { save, isThere: () => saved.id !== null };
}
