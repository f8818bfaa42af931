import { z } from 'zod';
import { timeUnits } from '#domain/kernel/durations.ts';
import { stepAudiences, stepEvents } from '#domain/mail/stepNotifications.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';
import {
  patchCents,
  flag,
  patchId,
  patchNumber,
  patchText,
  patchWhole,
  positionNumber,
} from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const newStep = z.strictObject({
  step: z.strictObject({ type: z.enum(stepTypes), name: patchText, position: positionNumber.optional() }),
});

const config = z.strictObject({
  fixed: flag,
  calculated: flag,
  amount: patchCents,
  formula_id: patchId,
  accepts_cash: flag,
  accepts_checks: flag,
  cash_instructions: patchText,
  check_instructions: patchText,
  constituent_pays_fee: flag,
  no_fee: flag,
  custom_fee_percentage: patchNumber,
});

const notifications = z
  .array(
    z.strictObject({
      event: z.enum(stepEvents),
      audience: z.enum(stepAudiences),
      subject: patchText,
      body: patchText,
      enabled: flag,
    }),
  )
  .max(20);

const stepChange = z.strictObject({
  step: z.strictObject({
    name: patchText,
    description: patchText,
    external: flag,
    autoadvance: flag,
    revisable: flag,
    requires_signature: flag,
    time: patchWhole,
    time_unit: z.union([z.literal('').transform(() => null), z.enum(timeUnits).nullable()]).optional(),
    internal_instructions: patchText,
    external_instructions: patchText,
    config: config.optional(),
    email_notifications: notifications.optional(),
    // The only value so far. Accepted so that what is read can be written back.
    responsibility_type: z.literal('assigned').optional(),
  }),
});

const placed = z.strictObject({ step: z.strictObject({ position: positionNumber }) });

const configInput = (given: z.infer<typeof config> | undefined) =>
  given && {
    fixed: given.fixed,
    calculated: given.calculated,
    amountCents: given.amount,
    formulaId: given.formula_id === undefined ? undefined : toGlobalId('Formula', given.formula_id),
    acceptsCash: given.accepts_cash,
    acceptsChecks: given.accepts_checks,
    cashInstructions: given.cash_instructions,
    checkInstructions: given.check_instructions,
    constituentPaysFee: given.constituent_pays_fee,
    noFee: given.no_fee,
    customFeePercentage: given.custom_fee_percentage,
  };

const stepId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('Step', params['id']);

/** The steps of a draft. */
export const stepEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newStep>>({
    method: 'POST',
    path: '/flow_templates/{id}/steps',
    summary: 'Add a step to a draft',
    document: mutation('createStep', 'step { ...step }'),
    body: newStep,
    variables: ({ params, body: { step } }) => ({
      input: { flowTemplateId: toGlobalId('FlowTemplate', params['id']), ...step },
    }),
    answer: 'createStep.step',
    status: 201,
  }),
  endpoint({
    method: 'GET',
    path: '/flow_templates/{id}/steps',
    summary: 'List the steps of a form version with everything in them',
    document: nodeQuery('FlowTemplate', 'steps { ...step }'),
    variables: ({ params }) => ({ id: toGlobalId('FlowTemplate', params['id']) }),
    list: { of: 'steps' },
    answer: { steps: 'node.steps' },
  }),
  endpoint<None, z.infer<typeof stepChange>>({
    method: 'PUT',
    path: '/steps/{id}',
    summary: 'Change a step',
    document: mutation('updateStep', 'step { ...step }'),
    body: stepChange,
    variables: ({ params, body: { step } }) => ({
      input: {
        stepId: stepId(params),
        name: step.name,
        description: step.description,
        external: step.external,
        autoadvance: step.autoadvance,
        revisable: step.revisable,
        requiresSignature: step.requires_signature,
        time: step.time,
        timeUnit: step.time_unit,
        internalInstructions: step.internal_instructions,
        externalInstructions: step.external_instructions,
        config: configInput(step.config),
        emailNotifications: step.email_notifications,
      },
    }),
    answer: 'updateStep.step',
  }),
  endpoint<None, z.infer<typeof placed>>({
    method: 'PUT',
    path: '/steps/{id}/reorder',
    summary: 'Move a step',
    document: mutation('reorderStep', 'step { ...step }'),
    body: placed,
    variables: ({ params, body: { step } }) => ({ input: { stepId: stepId(params), position: step.position } }),
    answer: 'reorderStep.step',
  }),
  endpoint({
    method: 'DELETE',
    path: '/steps/{id}',
    summary: 'Delete a step',
    document: mutation('deleteStep', 'id: deletedStepId'),
    variables: ({ params }) => ({ input: { stepId: stepId(params) } }),
    answer: { id: 'deleteStep.id' },
  }),
  endpoint({
    method: 'POST',
    path: '/steps/{id}/duplicate',
    summary: 'Duplicate a step',
    document: mutation('duplicateStep', 'step { ...step }'),
    variables: ({ params }) => ({ input: { stepId: stepId(params) } }),
    answer: 'duplicateStep.step',
    status: 201,
  }),
  endpoint({
    method: 'GET',
    path: '/steps/{id}/available_formulas',
    summary: 'List the formulas that can be calculated when a step is reached',
    document: nodeQuery('Step', 'availableFormulas { ...formula }'),
    variables: ({ params }) => ({ id: stepId(params) }),
    list: { of: 'formulas' },
    answer: { formulas: 'node.availableFormulas' },
  }),
];
