import { z } from 'zod';
import { text, wholeNumber } from '#server/rest/bodyValues.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const userBody = z.strictObject({ user_id: z.uuid() });
/** The form is in the path too. */
const invitedBody = z.strictObject({ name: text, email: text, master_template_id: z.uuid().optional() });
const levelBody = z.strictObject({ membership: z.strictObject({ permission_level_id: wholeNumber }) });

const formId = (id: string | undefined): string | null => toGlobalId('MasterTemplate', id);

/** The members of a form, and the people who approve its refunds. */
export const membershipEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/master_templates/{id}/master_template_memberships',
    summary: 'List the members of a form',
    document: `query ($id: ID!) { form: node(id: $id) { ... on MasterTemplate { memberships { ...membership } } } }`,
    variables: ({ params }) => ({ id: formId(params['id']) }),
    list: { of: 'master_template_memberships' },
    answer: { master_template_memberships: 'form.memberships' },
  }),
  endpoint<Record<string, never>, z.infer<typeof userBody>>({
    method: 'POST',
    path: '/master_templates/{id}/master_template_memberships',
    summary: 'Give a person read access to a form and its submissions',
    document: `mutation ($input: AddTemplateMemberInput!) {
      addTemplateMember(input: $input) { ... on AddTemplateMemberPayload { membership { ...membership } } }
    }`,
    body: userBody,
    variables: ({ params, body }) => ({
      input: { masterTemplateId: formId(params['id']), userId: toGlobalId('User', body.user_id) },
    }),
    answer: 'addTemplateMember.membership',
    status: 201,
  }),
  endpoint<Record<string, never>, z.infer<typeof invitedBody>>({
    method: 'POST',
    path: '/master_templates/{id}/master_template_memberships/add_pseudomember',
    summary: 'Invite a person to a form by email',
    document: `mutation ($input: InviteTemplateMemberInput!) {
      inviteTemplateMember(input: $input) { ... on InviteTemplateMemberPayload { membership { ...membership } } }
    }`,
    body: invitedBody,
    repeats: { master_template_id: 'id' },
    variables: ({ params, body: { name, email } }) => ({
      input: { masterTemplateId: formId(params['id']), name, email },
    }),
    answer: 'inviteTemplateMember.membership',
    status: 201,
  }),
  endpoint<Record<string, never>, z.infer<typeof levelBody>>({
    method: 'PUT',
    path: '/master_template_memberships/{id}',
    summary: 'Give a member write access (2) or read access (1)',
    document: `mutation ($input: SetTemplateMemberLevelInput!) {
      setTemplateMemberLevel(input: $input) { ... on SetTemplateMemberLevelPayload { membership { ...membership } } }
    }`,
    body: levelBody,
    variables: ({ params, body: { membership } }) => ({
      input: {
        membershipId: toGlobalId('MasterTemplateMembership', params['id']),
        permissionLevelId: membership.permission_level_id,
      },
    }),
    answer: 'setTemplateMemberLevel.membership',
  }),
  endpoint({
    method: 'DELETE',
    path: '/master_template_memberships/{id}',
    summary: 'Remove a member from a form',
    document: `mutation ($input: RemoveTemplateMemberInput!) {
      removeTemplateMember(input: $input) { ... on RemoveTemplateMemberPayload { id: deletedMembershipId } }
    }`,
    variables: ({ params }) => ({ input: { membershipId: toGlobalId('MasterTemplateMembership', params['id']) } }),
    answer: { id: 'removeTemplateMember.id' },
  }),
  endpoint<Record<string, never>, z.infer<typeof userBody>>({
    method: 'POST',
    path: '/master_templates/{id}/master_template_authorities',
    summary: 'Allow a person to approve refunds of a form',
    document: `mutation ($input: AddTemplateAuthorityInput!) {
      addTemplateAuthority(input: $input) { ... on AddTemplateAuthorityPayload { authority { ...authority } } }
    }`,
    body: userBody,
    variables: ({ params, body }) => ({
      input: { masterTemplateId: formId(params['id']), userId: toGlobalId('User', body.user_id) },
    }),
    answer: 'addTemplateAuthority.authority',
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/master_template_authorities/{id}',
    summary: 'Withdraw a person’s permission to approve refunds',
    document: `mutation ($input: RemoveTemplateAuthorityInput!) {
      removeTemplateAuthority(input: $input) { ... on RemoveTemplateAuthorityPayload { id: deletedAuthorityId } }
    }`,
    variables: ({ params }) => ({ input: { authorityId: toGlobalId('MasterTemplateAuthority', params['id']) } }),
    answer: { id: 'removeTemplateAuthority.id' },
  }),
];
