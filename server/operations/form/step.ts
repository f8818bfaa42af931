import type { TimeUnit } from '#domain/kernel/durations.ts';
import type { StepNotification } from '#domain/mail/stepNotifications.ts';
import { stepKindOf, type StepType } from '#domain/submission/stepKinds.ts';
import { insertedAt, movedTo } from '#domain/template/positions.ts';
import { timeframeProblems, type Timeframe } from '#domain/template/timeframeProblems.ts';
import type { Step } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import {
  changePaymentConfig,
  type PaymentConfigChange,
  type SeenPaymentConfig,
} from '#server/operations/form/changePaymentConfig.ts';
import { changeStepNotifications, type SeenStepEmails } from '#server/operations/form/changeStepNotifications.ts';
import { createStepPart } from '#server/operations/form/createStepPart.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { patchedName } from '#server/operations/form/names.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { refuseIfChanged } from '#server/operations/form/refuseChangedTexts.ts';
import { prepareRemoval } from '#server/operations/form/removeParts.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

export interface NewStep {
  readonly flowTemplateId: string;
  readonly type: StepType;
  readonly name?: string | null;
  readonly position?: number | undefined;
}

/** Creates a step with the content its type needs, at a position or at the end. */
export const createStep = draftOperation<NewStep, string>(
  'createStep',
  ({ flowTemplateId }) => ['FlowTemplate', flowTemplateId],
  async (draft, { type, name, position }) => {
    const others = await stepsOf(draft);
    refuseOverLimit('steps', others.length + 1);
    const { external, part, settles } = stepKindOf(type);
    const id = newId();
    await draft.db.step.create({
      data: {
        ...{ id, identity: newId(), teamId: draft.teamId, flowTemplateId: draft.id, position: others.length },
        ...{ type, external, autoadvance: settles, name: patchedName(name) ?? null },
      },
    });
    if (part !== null) await createStepPart(draft, id, part);
    await renumber(draft.db, 'steps', insertedAt(others, id, position));
    draft.changed('Step', id, 'created');
    return id;
  },
);

export interface StepChange {
  readonly stepId: string;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly external?: boolean;
  readonly autoadvance?: boolean;
  readonly revisable?: boolean;
  readonly requiresSignature?: boolean;
  readonly time?: number | null;
  readonly timeUnit?: TimeUnit | null;
  readonly internalInstructions?: string | null;
  readonly externalInstructions?: string | null;
  readonly config?: PaymentConfigChange | undefined;
  /** replaces all of the step's notifications */
  readonly emailNotifications?: readonly StepNotification[] | undefined;
  readonly seenTimeframe?: Partial<Timeframe> | null | undefined;
  readonly seenConfig?: SeenPaymentConfig | null | undefined;
  readonly seenEmails?: SeenStepEmails | null | undefined;
}

/** Applies the given changes. */
export const updateStep = draftOperation<StepChange, string>(
  'updateStep',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId, config, emailNotifications, seenTimeframe, seenConfig, seenEmails, ...change }) => {
    const before = await stepOf(draft, stepId);
    const { time = before.time, timeUnit = before.timeUnit } = change;
    refuseProblems(timeframeProblems({ time, timeUnit }));
    refuseIfChanged({ now: before.time, seen: seenTimeframe?.time, wanted: time });
    refuseIfChanged({ now: before.timeUnit, seen: seenTimeframe?.timeUnit, wanted: timeUnit });
    await draft.db.step.update({
      where: { id: stepId },
      data: {
        ...change,
        name: patchedName(change.name),
        description: patchedRichText(change.description, 'description'),
        internalInstructions: patchedRichText(change.internalInstructions, 'internalInstructions'),
        externalInstructions: patchedRichText(change.externalInstructions, 'externalInstructions'),
      },
    });
    if (config) await changePaymentConfig(draft, stepId, config, seenConfig);
    if (emailNotifications) await changeStepNotifications(draft, stepId, emailNotifications, seenEmails);
    draft.changed('Step', stepId, 'updated');
    return stepId;
  },
);

export const reorderStep = draftOperation<{ stepId: string; position: number }, string>(
  'reorderStep',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId, position }) => {
    await stepOf(draft, stepId);
    await renumber(draft.db, 'steps', movedTo(await stepsOf(draft), stepId, position));
    draft.changed('Step', stepId, 'moved');
    return draft.id;
  },
);

/** Refused while logic, formulas, or outputs elsewhere refer to anything in it. */
export const deleteStep = draftOperation<{ stepId: string }, string>(
  'deleteStep',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId }) => {
    await prepareRemoval(draft, stepId);
    await draft.db.step.delete({ where: { id: stepId } });
    await renumber(draft.db, 'steps', await stepsOf(draft));
    draft.changed('Step', stepId, 'deleted');
    return draft.id;
  },
);

export const stepsOf = async ({ db, id }: Draft): Promise<string[]> =>
  idsOf(await db.step.findMany({ where: { flowTemplateId: id }, ...positionOrder }));

export async function stepOf({ db, id }: Draft, stepId: string): Promise<Step> {
  const step = await db.step.findFirst({ where: { id: stepId, flowTemplateId: id } });
  refuseUnless(step, 'outdated');
  return step;
}
