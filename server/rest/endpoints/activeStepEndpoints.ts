import { z } from 'zod';
import { paymentMethods } from '#domain/payment/methods.ts';
import { flag, text } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type RestRequest } from '#server/rest/endpoint.ts';
import { paymentOfStep } from '#server/rest/endpoints/stepPayments.ts';

type None = Record<string, never>;

const change = z.strictObject({
  active_step: z.strictObject({
    locked: flag,
    locked_fields: z.array(z.uuid()).max(1_000).optional(),
    payment_method: z.enum(paymentMethods).optional(),
  }),
});
const signing = z.strictObject({
  signing: z.strictObject({ signature: z.string().max(200_000).optional(), typed_name: text }),
});
const picked = z.strictObject({ active_step_id: z.uuid(), user_id: z.uuid() });
const invited = z.strictObject({ active_step_id: z.uuid(), email: text, name: text });

type Change = RestRequest<unknown, z.infer<typeof change>>;

const stepId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('ActiveStep', params['id']);
const picks = 'submission { currentStep { tentativeAssignments { ...tentative_assignment } } }';

/** Steps that require a payment can't be locked. If both are given, an unlocked state isn't a change. */
const onlyPays = ({ body: { active_step: given } }: Change): boolean =>
  given.payment_method !== undefined && given.locked !== true && !given.locked_fields?.length;

/** Steps of one submission. */
export const activeStepEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/active_steps/{id}',
    summary: 'Get a step of a submission with the answers that you can read',
    document: nodeQuery('ActiveStep', '...active_step'),
    variables: ({ params }) => ({ id: stepId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof change>>({
    method: 'PUT',
    path: '/active_steps/{id}',
    summary: 'Lock or unlock a step or some of its fields, or record how the payer intends to pay',
    document: `mutation ($input: LockStepInput!, $id: ID!) {
      lockStep(input: $input) { ... on LockStepPayload { submission { activeStep(id: $id) { ...active_step } } } }
    }`,
    body: change,
    variables: ({ params, body: { active_step: given } }) => ({
      id: stepId(params),
      input: {
        activeStepId: stepId(params),
        locked: given.locked,
        lockedFieldIds: given.locked_fields?.map((id) => toGlobalId('Field', id)),
      },
    }),
    answer: 'lockStep.submission.activeStep',
    instead: [
      {
        when: onlyPays,
        find: paymentOfStep,
        document: mutation('choosePaymentMethod', 'payment { activeStep { ...active_step } }'),
        variables: ({ params, body: { active_step: given } }) => ({
          input: { paymentId: params['payment_id'], method: given.payment_method },
        }),
        answer: 'choosePaymentMethod.payment.activeStep',
      },
    ],
  }),
  endpoint<None, z.infer<typeof signing>>({
    method: 'POST',
    path: '/active_steps/{id}/signings',
    summary: 'Sign the current answers of a step',
    document: `mutation ($input: SignStepInput!, $id: ID!) {
      signStep(input: $input) { ... on SignStepPayload { submission { activeStep(id: $id) { ...active_step } } } }
    }`,
    body: signing,
    called: { image: 'signature' },
    variables: ({ params, body }) => ({
      id: stepId(params),
      input: {
        activeStepId: stepId(params),
        typedName: body.signing.typed_name || undefined,
        image: body.signing.signature || undefined,
      },
    }),
    answer: 'signStep.submission.activeStep',
    status: 201,
  }),
  endpoint<None, z.infer<typeof picked>>({
    method: 'POST',
    path: '/tentative_assignments/toggle',
    summary: 'Select a person to be responsible for a step, or undo the selection',
    document: mutation('toggleTentativeAssignment', picks),
    body: picked,
    variables: ({ body }) => ({
      input: { activeStepId: toGlobalId('ActiveStep', body.active_step_id), userId: toGlobalId('User', body.user_id) },
    }),
    answer: { tentative_assignments: 'toggleTentativeAssignment.submission.currentStep.tentativeAssignments' },
  }),
  endpoint<None, z.infer<typeof invited>>({
    method: 'POST',
    path: '/tentative_assignments/add_pseudomember',
    summary: 'Select a person by email address and invite them',
    document: mutation('inviteTentativeAssignment', picks),
    body: invited,
    variables: ({ body: { active_step_id, email, name } }) => ({
      input: { activeStepId: toGlobalId('ActiveStep', active_step_id), email, name },
    }),
    answer: { tentative_assignments: 'inviteTentativeAssignment.submission.currentStep.tentativeAssignments' },
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/tentative_assignments/{id}',
    summary: 'Undo the selection of a person',
    document: mutation('removeTentativeAssignment', picks),
    variables: ({ params }) => ({ input: { tentativeAssignmentId: toGlobalId('TentativeAssignment', params['id']) } }),
    answer: { tentative_assignments: 'removeTentativeAssignment.submission.currentStep.tentativeAssignments' },
  }),
];
