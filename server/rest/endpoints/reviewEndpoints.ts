import { z } from 'zod';
import { reviewOutcomeOf } from '#domain/review/reviewOutcomes.ts';
import { flag } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type ParameterLookup } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

/** Forms send empty text for null. Missing values are left to the rules. */
const status = z.union([
  z.boolean().nullable(),
  z.enum(['true', 'false', '']).transform((written) => (written === '' ? null : written === 'true')),
]);
/** The typed name, optionally with a drawing as a data URL. */
const signature = z
  .union([
    z
      .string()
      .max(1_000)
      .transform((name) => ({ name, image: null })),
    z.strictObject({ name: z.string().max(1_000).default(''), image: z.string().max(200_000).nullish() }),
  ])
  .optional();
const approval = z.strictObject({
  approval_status: status.optional(),
  review_group_id: z.uuid().nullish(),
  signature,
  comment: z.string().max(20_000).nullish(),
  certified: flag,
  role_id: z.uuid().nullish(),
});
/** A requested reviewer approves by signing unless they choose otherwise. */
const answered = approval
  .pick({ signature: true, comment: true, certified: true })
  .extend({ approval_status: status.default(true) });
const request = z.strictObject({
  review_group_id: z.uuid(),
  active_step_id: z.uuid(),
  receiving_user_id: z.uuid().nullish(),
  email: z.string().max(1_000).nullish(),
  name: z.string().max(1_000).nullish(),
});

/** Locates the review request, for callers who can see the step's reviews. */
const locateRequest: ParameterLookup = {
  document: 'query ($id: ID!) { node(id: $id) { ... on ReviewRequest { activeStep { id } reviewGroup { id } } } }',
  variables: ({ params }) => ({ id: toGlobalId('ReviewRequest', params['id']) }),
  finds: { active_step_id: 'node.activeStep.id', review_group_id: 'node.reviewGroup.id' },
};

const approved = {
  step_approval: 'setApproval.stepApproval',
  initiated_flow: 'setApproval.submission',
  next_review: 'setApproval.nextReview',
} as const;
const approving = mutation(
  'setApproval',
  'stepApproval { ...step_approval } submission { id status } nextReview { id }',
);

/** Reviews of a step, and review requests to third parties. */
export const reviewEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof approval>>({
    method: 'POST',
    path: '/active_steps/{id}/step_approvals/set_approval',
    summary: 'Approve (true), reject (false), or request changes (null)',
    document: approving,
    body: approval,
    called: { outcome: 'approval_status' },
    variables: ({ params, body }) => ({
      input: {
        activeStepId: toGlobalId('ActiveStep', params['id']),
        reviewGroupId: toGlobalId('ReviewGroup', body.review_group_id),
        outcome: body.approval_status === undefined ? null : reviewOutcomeOf(body.approval_status),
        comment: body.comment,
        typedName: body.signature?.name,
        image: body.signature?.image,
        // Callers certify the review by sending it, unless they decline explicitly.
        certified: body.certified ?? true,
        roleId: toGlobalId('Role', body.role_id),
      },
    }),
    answer: approved,
  }),
  endpoint<None, z.infer<typeof answered>>({
    method: 'POST',
    path: '/review_requests/{id}/do_review',
    summary: 'Complete a requested review',
    find: locateRequest,
    document: approving,
    body: answered,
    variables: ({ params, body }) => ({
      input: {
        activeStepId: params['active_step_id'],
        reviewGroupId: params['review_group_id'],
        outcome: reviewOutcomeOf(body.approval_status),
        comment: body.comment,
        typedName: body.signature?.name,
        image: body.signature?.image,
        // Callers certify the review by sending it, unless they decline explicitly.
        certified: body.certified ?? true,
      },
    }),
    answer: approved,
  }),
  endpoint<None, z.infer<typeof request>>({
    method: 'POST',
    path: '/review_requests',
    summary: 'Request a review from a third party',
    document: mutation('requestReview', 'reviewRequest { ...review_request }'),
    body: request,
    variables: ({ body }) => ({
      input: {
        activeStepId: toGlobalId('ActiveStep', body.active_step_id),
        reviewGroupId: toGlobalId('ReviewGroup', body.review_group_id),
        receivingUserId: toGlobalId('User', body.receiving_user_id),
        email: body.email,
        name: body.name,
      },
    }),
    answer: 'requestReview.reviewRequest',
    status: 201,
  }),
  endpoint({
    method: 'POST',
    path: '/review_requests/{id}/remind',
    summary: 'Remind a third party to review',
    document: mutation('remindReviewer', 'reviewRequest { ...review_request }'),
    variables: ({ params }) => ({ input: { reviewRequestId: toGlobalId('ReviewRequest', params['id']) } }),
    answer: 'remindReviewer.reviewRequest',
  }),
  endpoint({
    method: 'DELETE',
    path: '/review_requests/{id}',
    summary: 'Cancel a review request',
    document: mutation('cancelReviewRequest', 'submission { id }'),
    variables: ({ params }) => ({ input: { reviewRequestId: toGlobalId('ReviewRequest', params['id']) } }),
    answer: { initiated_flow_id: 'cancelReviewRequest.submission.id' },
  }),
];
