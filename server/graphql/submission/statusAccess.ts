import { emailProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { secretText, shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit, networkOfClient } from '#server/graphql/rateLimit.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { openStatus, requestStatusCode } from '#server/operations/submission/statusRequest.ts';
import { statusToken } from '#server/queries/submission/statusToken.ts';

const problemsOf = (number: string, email: string): Problem[] => [
  ...(isBlank(number) ? [{ path: 'number', code: 'blank' } as const] : []),
  ...emailProblems(email.trim()),
];

defineMutation('requestStatusCode', {
  description:
    'Emails a code that shows the status of a submission without an account, if the address is that of its applicant. The response is the same either way.',
  inputDescription: 'The submission and the applicant’s email address.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that received the submission.' }),
    number: t.string({
      required: true,
      validate: shortText,
      description: 'The number of the submission, as in emails about it.',
    }),
    email: t.string({ required: true, validate: shortText, description: 'The email address of an applicant.' }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    const { number, email } = input;
    const problems = problemsOf(number, email);
    if (problems.length > 0) throw new InvalidInput(problems);
    const team = await ctx.services.db.team.findFirst({ where: { id: input.teamId.id, archivedAt: null } });
    if (!team) throw requestError('NOT_FOUND');
    const teamId = team.id;
    const network = networkOfClient(ctx);
    const mailbox = normaliseEmail(email);
    await applyRateLimit(ctx, 'mailFromAddress', network);
    await applyRateLimit(ctx, 'statusCodeToMailbox', `${mailbox} ${network}`);
    await applyRateLimit(ctx, 'statusCodeToMailboxFromAnywhere', mailbox);
    await applyRateLimit(ctx, 'statusCodeOfSubmission', `${teamId} ${number.trim().toLowerCase()}`);
    const token = await requestStatusCode(ctx, { teamId, number, email });
    return { request: token.reveal(), email: mailbox };
  },
  keepsRights: true,
  outputDescription: 'The result of the request. It doesn’t reveal whether there is such a submission.',
  outputFields: (t) => ({
    request: t.string({
      description: 'The token to send with the code from the email.',
      resolve: ({ done: { request } }) => request,
    }),
    email: t.string({
      description: 'The email address to check for the email.',
      resolve: ({ done: { email } }) => email,
    }),
  }),
});

defineMutation('openStatus', {
  description: 'Opens the status of a submission with an emailed code. A code works once.',
  inputDescription: 'The request and its code.',
  inputFields: (t) => ({
    request: t.string({
      required: true,
      validate: secretText,
      description: 'The token from the response to `requestStatusCode`.',
    }),
    code: t.string({ required: true, validate: shortText, description: 'The code from the email.' }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input: { request, code } }) => {
    await applyRateLimit(ctx, 'link', networkOfClient(ctx));
    const id = await openStatus(ctx, { token: request, code });
    if (id === null) throw new Refusal('statusCodeWrong');
    return { token: statusToken(ctx.services.keys, id) };
  },
  keepsRights: true,
  outputDescription: 'What shows the status.',
  outputFields: (t) => ({
    token: t.string({
      description: 'The token to query `publicStatus` with, for 30 minutes.',
      resolve: ({ done: { token } }) => token,
    }),
  }),
});
