import { z } from 'zod';
import { settingOwners, settingParents } from '#domain/mail/emailSettings.ts';
import { isOptionalEmailType, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import { requiredFlag } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const emailType = z
  .string()
  .max(100)
  .refine((type): type is OptionalEmailType => isOptionalEmailType(type));
const about = { type_parent_id: z.uuid(), type_parent_type: z.enum(settingParents) };
const owner = { owner_type: z.enum(settingOwners).optional() };

const newSetting = z.strictObject({
  email_setting: z.strictObject({
    ...about,
    ...owner,
    owner_id: z.uuid().optional(),
    email_type: emailType,
    should_send: requiredFlag,
  }),
});
const changed = z.strictObject({ should_send: requiredFlag });
const all = z.strictObject({ ...about, ...owner });
/** Sent by email clients when the reader clicks Unsubscribe: RFC 8058. */
const oneClick = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').optional() });

const setting = 'emailSetting { ...email_setting }';
const settingId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('EmailSetting', params['id']);

/** Email settings of people and teams. */
export const emailSettingEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newSetting>>({
    method: 'POST',
    path: '/email_settings',
    summary: 'Set whether a kind of email about a form or team is sent to you, or to everyone on the team',
    document: mutation('createEmailSetting', setting),
    body: newSetting,
    example: {
      email_setting: {
        ...{
          email_type: 'stepReady',
          type_parent_type: 'Team',
          type_parent_id: '0195f3a0-0000-7000-8000-000000000000',
        },
        should_send: false,
      },
    },
    variables: ({ body: { email_setting: given } }) => ({
      input: {
        ownerType: given.owner_type,
        ownerId: given.owner_id && toGlobalId(given.owner_type ?? 'User', given.owner_id),
        parentId: toGlobalId(given.type_parent_type, given.type_parent_id),
        emailType: given.email_type,
        shouldSend: given.should_send,
      },
    }),
    answer: 'createEmailSetting.emailSetting',
    status: 201,
  }),
  endpoint<None, z.infer<typeof all>>({
    method: 'DELETE',
    path: '/email_settings/delete_all',
    summary: 'Delete all email settings for a form or team, so that the defaults apply again',
    document: mutation('deleteEmailSettings', 'viewer { id }'),
    body: all,
    variables: ({ body }) => ({
      input: { ownerType: body.owner_type, parentId: toGlobalId(body.type_parent_type, body.type_parent_id) },
    }),
    answer: {},
  }),
  endpoint<None, z.infer<typeof changed>>({
    method: 'PUT',
    path: '/email_settings/{id}',
    summary: 'Change whether a kind of email is sent',
    document: mutation('updateEmailSetting', setting),
    body: changed,
    variables: ({ params, body }) => ({ input: { emailSettingId: settingId(params), shouldSend: body.should_send } }),
    answer: 'updateEmailSetting.emailSetting',
  }),
  endpoint({
    method: 'DELETE',
    path: '/email_settings/{id}',
    summary: 'Delete an email setting, so that the default applies again',
    document: mutation('deleteEmailSetting', 'id: deletedEmailSettingId'),
    variables: ({ params }) => ({ input: { emailSettingId: settingId(params) } }),
    answer: { id: 'deleteEmailSetting.id' },
  }),
  endpoint<None, z.infer<typeof oneClick>>({
    method: 'POST',
    path: '/email_settings/unsubscribe/{token}',
    summary: 'Unsubscribe from a kind of email with the link in it, as email clients do; no sign-in needed',
    document: mutation('chooseEmailByLink', 'emailLink { isWanted }'),
    body: oneClick,
    isSentByForms: true,
    variables: ({ params }) => ({ input: { token: params['token'], wanted: false } }),
    answer: {},
  }),
];
