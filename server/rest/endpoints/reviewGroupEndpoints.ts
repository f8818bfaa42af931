import { z } from 'zod';
import { flag, positionNumber } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const groupSettings = z.strictObject({
  review_group: z
    .strictObject({
      name: z.string().max(1_000).nullish(),
      review_type: z.enum(['specific_people', 'third_party']).optional(),
      logic_type: z.enum(['and', 'or']).optional(),
      required: flag,
      require_signature: flag,
      affidavit: z.string().max(1_000).nullish(),
      default_approval_message: z.string().max(1_000).nullish(),
      default_rejection_message: z.string().max(1_000).nullish(),
    })
    .default({ required: undefined, require_signature: undefined }),
});

const placed = z.strictObject({ review_group: z.strictObject({ position: positionNumber }) });

const settingsInput = (given: z.infer<typeof groupSettings>['review_group']) => ({
  name: given.name,
  reviewType: given.review_type,
  logicType: given.logic_type,
  required: given.required,
  requireSignature: given.require_signature,
  affidavit: given.affidavit,
  defaultApprovalMessage: given.default_approval_message,
  defaultRejectionMessage: given.default_rejection_message,
});

/** Additional review groups of a review step. */
export const reviewGroupEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof groupSettings>>({
    method: 'POST',
    path: '/steps/{id}/review_groups',
    summary: 'Add a review group to a review step',
    document: mutation('createReviewGroup', 'reviewGroup { ...review_group }'),
    body: groupSettings,
    variables: ({ params, body: { review_group: given } }) => ({
      input: { stepId: toGlobalId('Step', params['id']), settings: settingsInput(given) },
    }),
    answer: 'createReviewGroup.reviewGroup',
    status: 201,
  }),
  endpoint<None, z.infer<typeof groupSettings>>({
    method: 'PUT',
    path: '/review_groups/{id}',
    summary: 'Change the settings of a review group',
    document: mutation('updateReviewGroup', 'reviewGroup { ...review_group }'),
    body: groupSettings,
    variables: ({ params, body: { review_group: given } }) => ({
      input: { reviewGroupId: toGlobalId('ReviewGroup', params['id']), settings: settingsInput(given) },
    }),
    answer: 'updateReviewGroup.reviewGroup',
  }),
  endpoint<None, z.infer<typeof placed>>({
    method: 'PUT',
    path: '/review_groups/{id}/reorder',
    summary: 'Move a review group within its step',
    document: mutation('reorderReviewGroup', 'reviewGroup { ...review_group }'),
    body: placed,
    variables: ({ params, body: { review_group: given } }) => ({
      input: { reviewGroupId: toGlobalId('ReviewGroup', params['id']), position: given.position },
    }),
    answer: 'reorderReviewGroup.reviewGroup',
  }),
  endpoint({
    method: 'GET',
    path: '/review_groups/{id}',
    summary: 'Get a review group',
    document: nodeQuery('ReviewGroup', '...review_group'),
    variables: ({ params }) => ({ id: toGlobalId('ReviewGroup', params['id']) }),
    answer: 'node',
  }),
  endpoint({
    method: 'DELETE',
    path: '/review_groups/{id}',
    summary: 'Delete a review group',
    document: mutation('deleteReviewGroup', 'id: deletedReviewGroupId'),
    variables: ({ params }) => ({ input: { reviewGroupId: toGlobalId('ReviewGroup', params['id']) } }),
    answer: { id: 'deleteReviewGroup.id' },
  }),
];
