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
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
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

/** The team of what a setting is about; what the viewer does not see belongs to nobody's team. */
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

const settingOutput = <Done extends { readonly id: string }>(t: DoneFields<Done>) => ({
  ...viewerOutput(t),
  emailSetting: t.prismaField({
    type: EmailSetting,
    description: 'As it is now.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.emailSetting.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

verbMutation('createEmailSetting', {
  description: 'Says whether a kind of mail about a form or team is sent; said again, it is said anew.',
  inputDescription: 'What is said.',
  inputFields: (t) => ({
    ownerType: t.field({
      type: EmailSettingOwnerEnum,
      description: 'Whose word it is: the viewer’s when it is left out, or the team’s for all who say nothing.',
    }),
    ownerId: t.globalID({ for: [User, Team], description: 'Of the viewer or the team, for whoever says it as well.' }),
    parentId: t.globalID({ required: true, for: [MasterTemplate, Team], description: 'About which form or team.' }),
    emailType: t.field({ type: OptionalEmailTypeEnum, required: true, description: 'Which mail.' }),
    shouldSend: t.boolean({ required: true, description: 'Whether it is sent.' }),
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
  outputDescription: 'It is said.',
  outputFields: settingOutput,
});

verbMutation('updateEmailSetting', {
  description: 'Changes whether a kind of mail is sent.',
  inputDescription: 'What is said now.',
  inputFields: (t) => ({
    emailSettingId: t.globalID({ required: true, for: EmailSetting, description: 'Which setting.' }),
    shouldSend: t.boolean({ required: true, description: 'Whether it is sent.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { emailSettingId, shouldSend } }) => {
    const { id } = await ownSetting(ctx, emailSettingId.id);
    return { id: await updateEmailSetting(ctx, { id, shouldSend }) };
  },
  keepsRights: true,
  outputDescription: 'It is said.',
  outputFields: settingOutput,
});

verbMutation('deleteEmailSetting', {
  description: 'Lets the usual choice count again.',
  inputDescription: 'The setting that counts no longer.',
  inputFields: (t) => ({
    emailSettingId: t.globalID({ required: true, for: EmailSetting, description: 'Which setting.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { emailSettingId } }) => {
    const { id } = await ownSetting(ctx, emailSettingId.id);
    await deleteEmailSetting(ctx, id);
    return { id };
  },
  keepsRights: true,
  outputDescription: 'It is gone.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    deletedEmailSettingId: t.globalID({
      description: 'Of the setting that was there.',
      resolve: ({ done: { id } }) => ({ type: EmailSetting, id }),
    }),
  }),
});

verbMutation('deleteEmailSettings', {
  description: 'Lets the usual choices count again for all mails about a form or team.',
  inputDescription: 'Whose settings, and about what.',
  inputFields: (t) => ({
    ownerType: t.field({
      type: EmailSettingOwnerEnum,
      description: 'The viewer’s when it is left out, or the team’s.',
    }),
    parentId: t.globalID({ required: true, for: [MasterTemplate, Team], description: 'About which form or team.' }),
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
  outputDescription: 'They are gone.',
  outputFields: viewerOutput,
});
