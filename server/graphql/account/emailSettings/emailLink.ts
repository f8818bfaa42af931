import { shouldSend } from '#domain/mail/emailSettings.ts';
import { isEmailType, summarizedEmailTypes, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import { OptionalEmailTypeEnum } from '#server/graphql/account/emailSettings/EmailSetting.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { chooseEmailByLink } from '#server/operations/mail/emailSetting.ts';
import { readUnsubscribeToken } from '#server/operations/mail/unsubscribeLink.ts';

interface EmailLinkState {
  readonly emailType: OptionalEmailType;
  readonly formName: string | null;
  readonly teamName: string;
  readonly isWanted: boolean;
}

const EmailLink = builder.objectRef<EmailLinkState>('EmailLink').implement({
  description: 'What the unsubscribe link of an email controls. Anyone who has the link can read it.',
  fields: (t) => ({
    emailType: t.expose('emailType', {
      type: OptionalEmailTypeEnum,
      description: 'The kind of email that the link controls.',
    }),
    formName: t.exposeString('formName', {
      nullable: true,
      description: 'The name of the form that the emails are about, or null if they are about the team.',
    }),
    teamName: t.exposeString('teamName', { description: 'The name of the team, or of the form’s team.' }),
    isWanted: t.exposeBoolean('isWanted', { description: 'Whether the recipient currently gets these emails.' }),
  }),
});

async function stateOf({ services }: RequestContext, token: string): Promise<EmailLinkState | null> {
  const choice = readUnsubscribeToken(services.keys, token);
  if (choice === null) return null;
  const { userId, emailType, parentType, parentId } = choice;
  const form =
    parentType === 'MasterTemplate'
      ? await services.db.masterTemplate.findUnique({ where: { id: parentId }, include: { team: true } })
      : null;
  const team = form?.team ?? (await services.db.team.findUnique({ where: { id: parentId } }));
  if (team === null) return null;
  // stopping the summary stops what it contains
  const types: readonly OptionalEmailType[] = emailType === 'dailySummary' ? summarizedEmailTypes : [emailType];
  const rows = await services.db.emailSetting.findMany({
    where: {
      emailType: { in: [...types] },
      ownerId: { in: [userId, team.id] },
      typeParentId: { in: [parentId, team.id] },
    },
  });
  const settings = rows.flatMap((row) =>
    isEmailType(row.emailType) ? [{ ...row, parentType: row.typeParentType, emailType: row.emailType }] : [],
  );
  const isWanted = types.some((type) => shouldSend(type, settings));
  return { emailType, formName: form?.name ?? null, teamName: team.name, isWanted };
}

builder.queryField('emailLink', (t) =>
  t.field({
    type: EmailLink,
    nullable: true,
    description:
      'What an unsubscribe link controls, or null if the link is incomplete or its form or team no longer exists.',
    authScopes: { everyone: true },
    args: { token: t.arg.string({ required: true, validate: secretText, description: 'The token from the link.' }) },
    resolve: (_root, { token }, ctx) => stateOf(ctx, token),
  }),
);

defineMutation('chooseEmailByLink', {
  description: 'Turns a kind of email off or on for the recipient of an unsubscribe link. No sign-in is needed.',
  inputDescription: 'The link and whether the emails are wanted.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from the link in the email.' }),
    wanted: t.boolean({ required: true, description: 'Whether the recipient wants these emails.' }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    await chooseEmailByLink(ctx, input);
    return { token: input.token };
  },
  keepsRights: true,
  outputDescription: 'The updated choice.',
  outputFields: (t) => ({
    emailLink: t.field({
      type: EmailLink,
      nullable: true,
      description: 'What the link controls, with the updated choice.',
      resolve: ({ done: { token } }, _args, ctx) => stateOf(ctx, token),
    }),
  }),
});
