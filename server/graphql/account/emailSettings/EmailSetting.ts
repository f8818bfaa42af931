import { settingOwners, settingParents } from '#domain/mail/emailSettings.ts';
import { isOptionalEmailType, optionalEmailTypes } from '#domain/mail/emailTypes.ts';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId, guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';

export const OptionalEmailTypeEnum = builder.enumType('OptionalEmailType', {
  description: 'A kind of mail that nobody has to get.',
  values: optionalEmailTypes,
});

export const EmailSettingOwnerEnum = builder.enumType('EmailSettingOwner', {
  description: 'Whose word it is: a person’s counts before the team’s.',
  values: settingOwners,
});

export const EmailSettingParentEnum = builder.enumType('EmailSettingParent', {
  description: 'What it is about: a word about a form counts before one about its team.',
  values: settingParents,
});

type Row = Pick<
  NonNullable<Awaited<ReturnType<RequestContext['services']['db']['emailSetting']['findUnique']>>>,
  'id' | 'ownerType' | 'ownerId'
>;

/** A person's own, or those of a team whose settings the viewer may change. */
const isTheirs = async ({ actor, access }: RequestContext, { ownerType, ownerId }: Row): Promise<boolean> =>
  ownerType === 'User' ? ownerId === actingUserId(actor) : access.may('team', 'updateTeamEmailSettings', ownerId);

/** A setting of somebody else answers like one that is not there. */
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
  description: 'Whether a kind of mail about a form or team is sent. Where there is none, the usual choice counts.',
  fields: (t) => ({
    emailType: t.field({
      type: OptionalEmailTypeEnum,
      nullable: true,
      description: 'Which mail; null for one that is no longer sent.',
      resolve: ({ emailType }) => (isOptionalEmailType(emailType) ? emailType : null),
    }),
    ownerType: t.expose('ownerType', { type: EmailSettingOwnerEnum, description: 'Whose word it is.' }),
    ownerId: t.id({
      description: 'Of the person or the team.',
      resolve: ({ ownerType, ownerId }) => encodeGlobalId(ownerType, ownerId),
    }),
    parentType: t.expose('typeParentType', { type: EmailSettingParentEnum, description: 'What it is about.' }),
    parentId: t.id({
      description: 'Of the form or the team.',
      resolve: ({ typeParentType, typeParentId }) => encodeGlobalId(typeParentType, typeParentId),
    }),
    shouldSend: t.exposeBoolean('shouldSend', { description: 'Whether it is sent.' }),
  }),
});
