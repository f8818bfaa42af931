import { z } from 'zod';
import { flag, requiredFlag, text } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type EndpointDefinition } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';
import { globalIdOf } from '#server/rest/globalIdOf.ts';

type None = Record<string, never>;

const subjectTypes = z.enum(['User', 'AdminRole']);
const place = { attachable_id: z.uuid(), attachable_type: z.enum(['Step', 'ReviewGroup']) };

/** `user_to_add` names the person if no subject is given. People are attached to a role by becoming members. */
const toggled = z
  .strictObject({
    attachable_id: z.uuid(),
    attachable_type: z.enum(['Step', 'ReviewGroup', 'AdminRole']),
    subject_id: z.uuid().optional(),
    subject_type: subjectTypes.default('User'),
    user_to_add: z.uuid().nullish(),
  })
  .refine(({ subject_id: id, user_to_add: user }) => !id || !user || id === user, {
    message: 'saidTwice',
    path: ['user_to_add'],
  })
  .transform(({ subject_id, subject_type, user_to_add, ...rest }) => ({
    ...rest,
    subject: subject_id ? globalIdOf(subject_type, subject_id) : user_to_add ? globalIdOf('User', user_to_add) : null,
  }))
  .refine(({ subject }) => subject !== null, { message: 'personUnknown', path: ['subject_id'] })
  .refine(({ subject, attachable_type: type }) => type !== 'AdminRole' || subject?.startsWith('User:'), {
    message: 'personUnknown',
    path: ['subject_id'],
  });
const changed = z.strictObject({ attachment: z.strictObject({ assigned: requiredFlag }) });
const invited = z.strictObject({ ...place, email: text, name: text, role_id: z.uuid().nullish() });
const wherePlaced = z.object(place);
const assignee = z.strictObject({ assignee_id: z.uuid(), assignee_type: subjectTypes });
const newGroup = z.strictObject({
  step_assignments_attributes: z
    .union([
      z.array(assignee),
      z
        .record(z.string(), assignee)
        .refine((rows) => Object.keys(rows).length > 0)
        .transform((rows) => Object.values(rows)),
    ])
    .optional(),
  delete_old_assignments: flag,
});
const newAssignment = z.strictObject({ step_assignment: assignee });

type Toggled = z.infer<typeof toggled>;

const isOfRole = ({ body }: { readonly body: unknown }): boolean => (body as Toggled).attachable_type === 'AdminRole';

/** Adds a person to a role, or removes a member. Returns the role. */
const toggleInRole: NonNullable<EndpointDefinition<None, Toggled>['instead']>[number] = {
  when: isOfRole,
  hasOwnAnswer: true,
  find: {
    document: `query ($id: ID!, $userId: ID!) { node(id: $id) { ... on Role { hasMember(userId: $userId) } } }`,
    variables: ({ body }) => {
      const { attachable_id: id, subject } = body as Toggled;
      return { id: globalIdOf('AdminRole', id), userId: subject };
    },
    finds: { isMember: 'node.hasMember' },
  },
  document: `mutation ($added: AddRoleMemberInput!, $removed: RemoveRoleMemberInput!, $isMember: Boolean!) {
    addRoleMember(input: $added) @skip(if: $isMember) { ... on AddRoleMemberPayload { role { ...role } } }
    removeRoleMember(input: $removed) @include(if: $isMember) { ... on RemoveRoleMemberPayload { role { ...role } } }
  }`,
  variables: ({ params, body: { attachable_id: id, subject } }) => {
    const input = { roleId: globalIdOf('AdminRole', id), userId: subject };
    return { added: input, removed: input, isMember: params['isMember'] === 'true' };
  },
  answer: { role: 'addRoleMember.role | removeRoleMember.role' },
};

const toggle = (method: 'POST' | 'PUT'): Endpoint =>
  endpoint<None, z.infer<typeof toggled>>({
    method,
    path: '/attachments/toggle',
    summary: 'Attach a person or role to a step or review group, or a person to a role; a second call removes them',
    document: mutation('toggleAttachment', 'attachments { ...attachment }'),
    body: toggled,
    example: { attachable_type: 'Step', attachable_id: exampleId, subject_type: 'User', subject_id: exampleId },
    variables: ({ body: { attachable_type, attachable_id, subject } }) => ({
      input: { attachableId: globalIdOf(attachable_type, attachable_id), subjectId: subject },
    }),
    answer: { attachments: 'toggleAttachment.attachments' },
    instead: [toggleInRole],
  });

/** The people and roles of steps and review groups, and groups added by logic. */
export const peopleEndpoints: readonly Endpoint[] = [
  toggle('POST'),
  toggle('PUT'),
  endpoint<None, z.infer<typeof changed>>({
    method: 'PUT',
    path: '/attachments/{id}',
    summary: 'Set whether a person or role acts on a step or only sees it',
    document: mutation('setAttachmentAssigned', 'attachment { ...attachment }'),
    body: changed,
    variables: ({ params, body: { attachment } }) => ({
      input: { attachmentId: toGlobalId('StepAttachment', params['id']), assigned: attachment.assigned },
    }),
    answer: 'setAttachmentAssigned.attachment',
  }),
  endpoint({
    method: 'DELETE',
    path: '/attachments/{id}',
    summary: 'Remove a person or role from a step or review group',
    document: mutation('removeAttachment', 'id: deletedAttachmentId attachments { ...attachment }'),
    variables: ({ params }) => ({ input: { attachmentId: toGlobalId('StepAttachment', params['id']) } }),
    answer: { id: 'removeAttachment.id', attachments: 'removeAttachment.attachments' },
  }),
  endpoint<None, z.infer<typeof invited>>({
    method: 'POST',
    path: '/attachments/add_pseudomember',
    summary: 'Invite a person by email and attach them; with `role_id`, they join that role as well',
    document: mutation('inviteAttachment', 'attachment { ...attachment }'),
    body: invited,
    variables: ({ body: { attachable_type, attachable_id, email, name, role_id } }) => ({
      input: {
        ...{ attachableId: globalIdOf(attachable_type, attachable_id), email, name },
        roleId: role_id ? globalIdOf('AdminRole', role_id) : null,
      },
    }),
    answer: 'inviteAttachment.attachment',
    status: 201,
  }),
  endpoint<z.infer<typeof wherePlaced>>({
    method: 'GET',
    path: '/attachments/fetch_attachments',
    summary: 'List the people and roles of a step or review group',
    document: `query ($id: ID!) { node(id: $id) {
      ... on Step { attachments { ...attachment } }
      ... on ReviewGroup { attachments: reviewers { ...attachment } } } }`,
    query: wherePlaced,
    variables: ({ query: { attachable_type, attachable_id } }) => ({ id: globalIdOf(attachable_type, attachable_id) }),
    list: { of: 'attachments' },
    answer: { attachments: 'node.attachments' },
  }),
  endpoint<None, z.infer<typeof newGroup>>({
    method: 'POST',
    path: '/steps/{id}/step_assignment_groups',
    summary: 'Create a group of people who are added to a step by logic',
    document: mutation('createStepAssignmentGroup', 'stepAssignmentGroup { ...step_assignment_group }'),
    body: newGroup,
    variables: ({ params, body: { step_assignments_attributes: rows, delete_old_assignments } }) => ({
      input: {
        stepId: toGlobalId('Step', params['id']),
        assigneeIds: rows?.map(({ assignee_id, assignee_type }) => globalIdOf(assignee_type, assignee_id)),
        deleteOldAssignments: delete_old_assignments ?? rows !== undefined,
      },
    }),
    answer: 'createStepAssignmentGroup.stepAssignmentGroup',
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/step_assignment_groups/{id}',
    summary: 'Delete a step assignment group',
    document: mutation('deleteStepAssignmentGroup', 'id: deletedStepAssignmentGroupId'),
    variables: ({ params }) => ({ input: { groupId: toGlobalId('StepAssignmentGroup', params['id']) } }),
    answer: { id: 'deleteStepAssignmentGroup.id' },
  }),
  endpoint<None, z.infer<typeof newAssignment>>({
    method: 'POST',
    path: '/step_assignment_groups/{id}/step_assignments',
    summary: 'Add a person or role to a step assignment group',
    document: mutation('addStepAssignment', 'stepAssignment { ...step_assignment }'),
    body: newAssignment,
    variables: ({ params, body: { step_assignment: given } }) => ({
      input: {
        groupId: toGlobalId('StepAssignmentGroup', params['id']),
        assigneeId: globalIdOf(given.assignee_type, given.assignee_id),
      },
    }),
    answer: 'addStepAssignment.stepAssignment',
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/step_assignments/{id}',
    summary: 'Remove a person or role from a step assignment group',
    document: mutation('removeStepAssignment', 'id: deletedStepAssignmentId'),
    variables: ({ params }) => ({ input: { assignmentId: toGlobalId('StepAssignment', params['id']) } }),
    answer: { id: 'removeStepAssignment.id' },
  }),
];
