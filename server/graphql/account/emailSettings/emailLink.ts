import { shouldSend } from '#domain/mail/emailSettings.ts';
import type { OptionalEmailType } from '#domain/mail/emailTypes.ts';
import { OptionalEmailTypeEnum } from '#server/graphql/account/emailSettings/EmailSetting.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { readChoiceToken } from '#server/operations/mail/choiceLink.ts';
import { chooseEmailByLink } from '#server/operations/mail/emailSetting.ts';

interface EmailLinkState {
  readonly emailType: OptionalEmailType;
  readonly formName: string;
  readonly teamName: string;
  readonly isWanted: boolean;
}

const EmailLink = builder.objectRef<EmailLinkState>('EmailLink').implement({
  description: 'What the link at the end of a mail is about, known to whoever holds it.',
  fields: (t) => ({
    emailType: t.expose('emailType', { type: OptionalEmailTypeEnum, description: 'Which mails.' }),
    formName: t.exposeString('formName', { description: 'About which form.' }),
    teamName: t.exposeString('teamName', { description: 'Of which team.' }),
    isWanted: t.exposeBoolean('isWanted', { description: 'Whether its reader gets them now.' }),
  }),
});

async function stateOf({ services }: RequestContext, token: string): Promise<EmailLinkState | null> {
  const choice = readChoiceToken(services.keys, token);
  if (choice === null) return null;
  const { userId, emailType, masterTemplateId } = choice;
  const form = await services.db.masterTemplate.findUnique({
    where: { id: masterTemplateId },
    include: { team: true },
  });
  if (form === null) return null;
  const rows = await services.db.emailSetting.findMany({
    where: {
      emailType,
      ownerId: { in: [userId, form.teamId] },
      typeParentId: { in: [form.id, form.teamId] },
    },
  });
  const settings = rows.map((row) => ({ ...row, parentType: row.typeParentType, emailType }));
  return { emailType, formName: form.name, teamName: form.team.name, isWanted: shouldSend(emailType, settings) };
}

builder.queryField('emailLink', (t) =>
  t.field({
    type: EmailLink,
    nullable: true,
    description: 'What a link at the end of a mail is about; null for one that is not whole.',
    authScopes: { everyone: true },
    args: { token: t.arg.string({ required: true, validate: secretText, description: 'From the link.' }) },
    resolve: (_root, { token }, ctx) => stateOf(ctx, token),
  }),
);

verbMutation('chooseEmailByLink', {
  description: 'Ends a kind of mail to whoever the link was mailed to, or lets it come again. Nobody has to sign in.',
  inputDescription: 'The link and what is wanted.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'From the link in the mail.' }),
    wanted: t.boolean({ required: true, description: 'Whether such mails are to come.' }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    await chooseEmailByLink(ctx, input);
    return { token: input.token };
  },
  keepsRights: true,
  outputDescription: 'It is chosen.',
  outputFields: (t) => ({
    emailLink: t.field({
      type: EmailLink,
      nullable: true,
      description: 'What the link is about, as it is now.',
      resolve: ({ done: { token } }, _args, ctx) => stateOf(ctx, token),
    }),
  }),
});
