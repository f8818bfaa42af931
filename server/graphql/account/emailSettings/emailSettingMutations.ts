import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { SettingOwner, SettingParent } from '#domain/mail/emailSettings.ts';
import {
  EmailSetting,
  EmailSettingOwnerEnum,
  OptionalEmailTypeEnum,
  ownSetting,
} from '#server/graphql/account/emailSettings/EmailSetting.ts';
import { User } from '#server/graphql/account/User.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  createEmailSetting,
  deleteEmailSetting,
  deleteEmailSettings,
  updateEmailSetting,
} from '#server/operations/mail/emailSetting.ts';

interface About {
  readonly typename: string;
  readonly id: string;
}

/**
 * Returns the team of the form or team that a setting applies to. For something the viewer can't see, it
 * returns an ID that matches no team.
 */
async function teamOf({ services, access }: RequestContext, { typename, id }: About): Promise<string> {
  if (typename === 'Team' || !(await access.sees('masterTemplate', id))) return id;
  const form = await services.db.masterTemplate.findUnique({ where: { id }, select: { teamId: true } });
  return form?.teamId ?? id;
}

const isOfTeam = (ownerType: SettingOwner | null | undefined): boolean => ownerType === 'Team';

async function placeOf(ctx: RequestContext, ownerType: SettingOwner | null | undefined, about: About) {
  const parent = { parentType: about.typename as SettingParent, parentId: about.id };
  return isOfTeam(ownerType)
    ? { ownerType: 'Team' as const, ownerId: await teamOf(ctx, about), ...parent }
    : { ownerType: 'User' as const, ownerId: personOf(ctx).userId, ...parent };
}

const settingOutput = <Done extends { readonly id: string }>(t: MutationOutputFields<Done>) => ({
  ...viewerOutput(t),
  emailSetting: t.prismaField({
    type: EmailSetting,
    description: 'The updated email setting.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.emailSetting.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

defineMutation('createEmailSetting', {
  description: 'Sets whether a kind of email about a form or team is sent. An existing setting is overwritten.',
  inputDescription: 'The email setting to save.',
  inputFields: (t) => ({
    ownerType: t.field({
      type: EmailSettingOwnerEnum,
      description:
        'Whose setting it is. Defaults to the viewer’s own. A team’s setting applies to members who have none.',
    }),
    ownerId: t.globalID({
      for: [User, Team],
      description: 'The ID of the viewer or the team. Optional; if given, it must match `ownerType`.',
    }),
    parentId: t.globalID({
      required: true,
      for: [MasterTemplate, Team],
      description: 'The ID of the form or team that the setting applies to.',
    }),
    emailType: t.field({ type: OptionalEmailTypeEnum, required: true, description: 'The kind of email.' }),
    shouldSend: t.boolean({ required: true, description: 'Whether the email is sent.' }),
  }),
  signedIn: true,
  mayEach: [
    [
      'team',
      'updateTeamEmailSettings',
      ({ input }, ctx) => teamOf(ctx, input.parentId),
      ({ input }) => isOfTeam(input.ownerType),
    ],
  ],
  run: async (ctx, { input: { ownerType, ownerId, parentId, emailType, shouldSend } }) => {
    const place = await placeOf(ctx, ownerType, parentId);
    if (ownerId && (ownerId.typename !== place.ownerType || ownerId.id !== place.ownerId))
      throw new InvalidInput([{ path: 'ownerId', code: 'saidOtherwise' }]);
    return { id: await createEmailSetting(ctx, { ...place, emailType, shouldSend }) };
  },
  keepsRights: true,
  outputDescription: 'The saved email setting.',
  outputFields: settingOutput,
});

defineMutation('updateEmailSetting', {
  description: 'Changes whether a kind of email is sent.',
  inputDescription: 'The email setting to change and its new value.',
  inputFields: (t) => ({
    emailSettingId: t.globalID({ required: true, for: EmailSetting, description: 'The ID of the email setting.' }),
    shouldSend: t.boolean({ required: true, description: 'Whether the email is sent.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { emailSettingId, shouldSend } }) => {
    const { id } = await ownSetting(ctx, emailSettingId.id);
    return { id: await updateEmailSetting(ctx, { id, shouldSend }) };
  },
  keepsRights: true,
  outputDescription: 'The changed email setting.',
  outputFields: settingOutput,
});

defineMutation('deleteEmailSetting', {
  description: 'Deletes an email setting, so that the default applies again.',
  inputDescription: 'The email setting to delete.',
  inputFields: (t) => ({
    emailSettingId: t.globalID({ required: true, for: EmailSetting, description: 'The ID of the email setting.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { emailSettingId } }) => {
    const { id } = await ownSetting(ctx, emailSettingId.id);
    await deleteEmailSetting(ctx, id);
    return { id };
  },
  keepsRights: true,
  outputDescription: 'The deleted email setting.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    deletedEmailSettingId: t.globalID({
      description: 'The ID of the deleted email setting.',
      resolve: ({ done: { id } }) => ({ type: EmailSetting, id }),
    }),
  }),
});

defineMutation('deleteEmailSettings', {
  description: 'Deletes all email settings for a form or team, so that the defaults apply again.',
  inputDescription: 'Whose settings to delete, and for which form or team.',
  inputFields: (t) => ({
    ownerType: t.field({
      type: EmailSettingOwnerEnum,
      description: 'Whose settings to delete. Defaults to the viewer’s own.',
    }),
    parentId: t.globalID({ required: true, for: [MasterTemplate, Team], description: 'The ID of the form or team.' }),
  }),
  signedIn: true,
  mayEach: [
    [
      'team',
      'updateTeamEmailSettings',
      ({ input }, ctx) => teamOf(ctx, input.parentId),
      ({ input }) => isOfTeam(input.ownerType),
    ],
  ],
  run: async (ctx, { input: { ownerType, parentId } }) => {
    await deleteEmailSettings(ctx, await placeOf(ctx, ownerType, parentId));
    return {};
  },
  keepsRights: true,
  outputDescription: 'The result of deleting the email settings.',
  outputFields: viewerOutput,
});
