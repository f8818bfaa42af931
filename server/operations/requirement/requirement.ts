import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import {
  requirementDraftProblems,
  initialRequestedTerms,
  type RequestedTerms,
  type RequirementDraft,
} from '#domain/submission/requirementDraft.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import { actingUserId } from '#server/actor.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { columnsOfSettings } from '#server/operations/form/columnsOfSettings.ts';
import { formFees } from '#server/operations/form/formFees.ts';
import { patchedName } from '#server/operations/form/names.ts';
import { cleanRichText } from '#server/operations/form/richText.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems } from '#server/operations/refusals.ts';
import { lockRequirement, requirementName, requirementStep } from '#server/operations/requirement/lockRequirement.ts';
import { requirementDraftOf } from '#server/operations/requirement/requirementDraftOf.ts';
import { sendRequirementInTransaction } from '#server/operations/requirement/sendRequirement.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange, recordEachChange } from '#server/operations/submission/recordChange.ts';
import { defaultPaymentTerms } from '#server/queries/payment/defaultPaymentTerms.ts';

export interface NewRequirement extends RequirementDraft, Partial<RequestedTerms> {
  readonly submissionId: string;
  readonly kind: RequirementKind;
}

/** Drafts a requirement in addition to the form's steps. Only staff see it before it is sent. See decision 0052. */
export const createRequirement = operation<NewRequirement, string>(
  'createRequirement',
  async (tx, { submissionId, kind, ...draft }) => {
    const submission = await lockSubmission(tx, submissionId, 'addRequirement');
    refuseProblems(requirementDraftProblems(kind, draft));
    const { teamId, masterTemplateId, flowTemplateId: pinned } = submission;
    const { version } = await tx.db.flowTemplate.findUniqueOrThrow({ where: { id: pinned } });
    const [id, flowTemplateId, stepId] = [newId(), newId(), newId()];
    const texts = textsOf(draft);
    await tx.db.flowTemplate.create({
      data: {
        ...{ id: flowTemplateId, teamId, masterTemplateId, version, kind: 'requirement' },
        name: requirementName({ ...texts, kind }),
      },
    });
    await tx.db.step.create({
      data: {
        ...{ id: stepId, identity: newId(), teamId, flowTemplateId, genericType: 'SupplementalRequirement' },
        ...{
          type: kind === 'PaymentRequirement' ? 'PaymentStep' : 'CollectInfoStep',
          external: true,
          revisable: false,
        },
        // not part of the steps: position 0 keeps it from counting as a later step
        position: 0,
        name: requirementName({ ...texts, kind }),
      },
    });
    await tx.db.supplementalRequirement.create({
      data: {
        ...{ id, teamId, submissionId, kind, flowTemplateId, ...texts },
        ...{ createdById: actingUserId(tx.ctx.actor), createdAt: tx.now },
      },
    });
    if (kind === 'PaymentRequirement') await askForMoney(tx, submission, stepId, draft);
    else await askForData(tx, { teamId, flowTemplateId, stepId }, draft);
    await recordChange(tx, submission, {
      kind: 'createRequirement',
      data: { requirementId: id, name: requirementName({ ...texts, kind }) },
      isInternal: true,
    });
    return id;
  },
);

export interface RequirementChange extends Partial<RequirementDraft & RequestedTerms> {
  readonly requirementId: string;
  /** after the change */
  readonly sends: boolean;
}

/** Applies the given changes; fields are always given as a whole. */
export const updateRequirement = operation<RequirementChange, string>(
  'updateRequirement',
  async (tx, { requirementId, sends, ...change }) => {
    const { submission, requirement } = await lockRequirement(tx, requirementId, 'update');
    const { id, kind, teamId, flowTemplateId } = requirement;
    const draft = { ...(await requirementDraftOf(tx, requirement)), ...amountSaid(change), ...change };
    refuseProblems(requirementDraftProblems(kind, draft));
    const texts = textsOf(draft);
    const name = requirementName({ ...texts, kind });
    const stepId = requirementStep(requirement).id;
    await tx.db.supplementalRequirement.update({ where: { id }, data: texts });
    await tx.db.step.update({ where: { id: stepId }, data: { name } });
    if (kind === 'PaymentRequirement') await changeMoney(tx, submission, stepId, draft);
    else if (change.fields !== undefined) {
      await takeBack(tx, flowTemplateId);
      await askForData(tx, { teamId, flowTemplateId, stepId }, draft);
    }
    await tx.db.flowTemplate.update({ where: { id: flowTemplateId }, data: { name, revision: { increment: 1 } } });
    // drafts are autosaved on every typing pause (debounce), which would fill the activity log
    await recordEachChange(tx, [submission], () => []);
    if (sends) await sendRequirementInTransaction(tx, requirementId);
    return requirementId;
  },
);

/** Returns the id of the submission it was for. */
export const deleteRequirement = operation<string, string>('deleteRequirement', async (tx, requirementId) => {
  const { submission, requirement } = await lockRequirement(tx, requirementId, 'delete');
  await tx.db.supplementalRequirement.delete({ where: { id: requirementId } });
  await tx.db.flowTemplate.delete({ where: { id: requirement.flowTemplateId } });
  await recordChange(tx, submission, {
    kind: 'deleteRequirement',
    data: { requirementId, name: requirementName(requirement) },
    isInternal: true,
  });
  return submission.id;
});

const textsOf = ({ name, description }: RequirementDraft) => ({
  name: patchedName(name) ?? null,
  description: cleanRichText(description, 'description'),
});

/** Giving an amount means that staff decide it. */
const amountSaid = ({ amountCents }: Partial<RequirementDraft>): Partial<RequirementDraft> =>
  amountCents == null ? {} : { payerDecides: false };

const amountOf = ({ amountCents, payerDecides }: RequirementDraft) => ({
  amountCents: payerDecides ? 0 : (amountCents ?? 0),
  fixed: !payerDecides,
});

type OfForm = Pick<Submission, 'masterTemplateId' | 'flowTemplateId'>;

/** Terms that staff don't give (methods, instructions, and fees) are copied from the form's payment step. */
async function askForMoney(
  { db }: Tx,
  { masterTemplateId, flowTemplateId }: OfForm,
  stepId: string,
  draft: RequirementDraft & Partial<RequestedTerms>,
): Promise<void> {
  const usual = await defaultPaymentTerms(db, flowTemplateId);
  const terms = { ...initialRequestedTerms(usual), ...termsIn(draft) };
  const { cashInstructions = null, checkInstructions = null } = usual ?? {};
  const fees = await formFees(db, masterTemplateId);
  await db.paymentConfig.create({
    data: {
      ...{ id: newId(), stepId, ...amountOf(draft), ...fees },
      ...{ acceptsCash: terms.acceptsCash, acceptsChecks: terms.acceptsChecks },
      ...{ constituentPaysFee: terms.constituentPaysFee, cashInstructions, checkInstructions },
    },
  });
}

async function changeMoney(
  { db }: Tx,
  { masterTemplateId }: OfForm,
  stepId: string,
  draft: RequirementDraft & Partial<RequestedTerms>,
): Promise<void> {
  const data = { ...amountOf(draft), ...termsIn(draft), ...(await formFees(db, masterTemplateId)) };
  await db.paymentConfig.update({ where: { stepId }, data });
}

/** The given ones. */
const termsIn = ({
  acceptsCash,
  acceptsChecks,
  constituentPaysFee,
}: Partial<RequestedTerms>): Partial<RequestedTerms> => ({
  ...(acceptsCash !== undefined && { acceptsCash }),
  ...(acceptsChecks !== undefined && { acceptsChecks }),
  ...(constituentPaysFee !== undefined && { constituentPaysFee }),
});

interface Place {
  readonly teamId: string;
  readonly flowTemplateId: string;
  readonly stepId: string;
}

async function askForData(
  { db }: Tx,
  { teamId, flowTemplateId, stepId }: Place,
  { fields }: RequirementDraft,
): Promise<void> {
  const part = () => ({ id: newId(), identity: newId(), teamId, flowTemplateId });
  const section = { ...part(), stepId, position: 0 };
  await db.section.create({ data: section });
  await db.field.createMany({
    data: fields.map(({ name, dataType, required }, position) => ({
      ...{ ...part(), sectionId: section.id, position, dataType, name: patchedName(name) ?? null },
      ...columnsOfSettings({ ...initialSettings, required }),
    })),
  });
}

async function takeBack({ db }: Tx, flowTemplateId: string): Promise<void> {
  await db.field.deleteMany({ where: { flowTemplateId } });
  await db.section.deleteMany({ where: { flowTemplateId } });
}
