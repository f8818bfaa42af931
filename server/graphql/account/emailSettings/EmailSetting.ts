import { settingOwners, settingParents } from '#domain/mail/emailSettings.ts';
import { isOptionalEmailType, optionalEmailTypes } from '#domain/mail/emailTypes.ts';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId, guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';

export const OptionalEmailTypeEnum = builder.enumType('OptionalEmailType', {
  description: 'A kind of email that people can turn off.',
  values: optionalEmailTypes,
});

export const EmailSettingOwnerEnum = builder.enumType('EmailSettingOwner', {
  description: 'Whose setting it is. A person’s setting overrides the team’s.',
  values: settingOwners,
});

export const EmailSettingParentEnum = builder.enumType('EmailSettingParent', {
  description: 'What an email setting applies to. A setting for a form overrides one for its team.',
  values: settingParents,
});

type Row = Pick<
  NonNullable<Awaited<ReturnType<RequestContext['services']['db']['emailSetting']['findUnique']>>>,
  'id' | 'ownerType' | 'ownerId'
>;

/** Whether the setting is the viewer's own, or that of a team whose settings the viewer may change. */
const isTheirs = async ({ actor, access }: RequestContext, { ownerType, ownerId }: Row): Promise<boolean> =>
  ownerType === 'User' ? ownerId === actingUserId(actor) : access.may('team', 'updateTeamEmailSettings', ownerId);

/** Another person's setting is reported as not found. */
export async function ownSetting(ctx: RequestContext, id: string): Promise<Row> {
  const row = await ctx.services.db.emailSetting.findUnique({ where: { id } });
  if (row === null || !(await isTheirs(ctx, row))) throw requestError('NOT_FOUND');
  return row;
}

guardBy('EmailSetting', async (ctx, id) => {
  const row = await ctx.services.db.emailSetting.findUnique({ where: { id } });
  return row !== null && isTheirs(ctx, row);
});

export const EmailSetting = builder.prismaNode('EmailSetting', {
  id: { field: 'id' },
  description: 'Whether a kind of email about a form or team is sent. Without a setting, the default applies.',
  fields: (t) => ({
    emailType: t.field({
      type: OptionalEmailTypeEnum,
      nullable: true,
      description: 'The kind of email, or null for a kind that is no longer sent.',
      resolve: ({ emailType }) => (isOptionalEmailType(emailType) ? emailType : null),
    }),
    ownerType: t.expose('ownerType', {
      type: EmailSettingOwnerEnum,
      description: 'Whether the setting belongs to a person or a team.',
    }),
    ownerId: t.id({
      description: 'The ID of the person or team that the setting belongs to.',
      resolve: ({ ownerType, ownerId }) => encodeGlobalId(ownerType, ownerId),
    }),
    parentType: t.expose('typeParentType', {
      type: EmailSettingParentEnum,
      description: 'Whether the setting applies to a form or a team.',
    }),
    parentId: t.id({
      description: 'The ID of the form or team that the setting applies to.',
      resolve: ({ typeParentType, typeParentId }) => encodeGlobalId(typeParentType, typeParentId),
    }),
    shouldSend: t.exposeBoolean('shouldSend', { description: 'Whether the email is sent.' }),
  }),
});
