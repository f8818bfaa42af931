import { dateIn } from '#domain/kernel/timeZones.ts';
import { readCheckCode } from '#domain/output/checkCode.ts';
import { outputStatus, type OutputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { OutputStatusEnum } from '#server/graphql/output/IssuedOutput.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

interface Checked {
  readonly name: string;
  readonly teamName: string;
  readonly number: string;
  readonly holderName: string | null;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly status: OutputStatus;
}

const CheckedOutput = builder.objectRef<Checked>('CheckedOutput').implement({
  description: 'The details shown to anyone who verifies an output by the code on its document.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the output, as on the document.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the team that issued the output.' }),
    number: t.exposeString('number', { description: 'The number of the submission that resulted in the output.' }),
    holderName: t.exposeString('holderName', {
      nullable: true,
      description:
        'The name of the primary applicant, or null unless the form shows it to people who verify the document.',
    }),
    issuedOn: t.exposeString('issuedOn', {
      description: 'The date on which the output was issued, as yyyy-MM-dd in the team’s time zone.',
    }),
    expiresOn: t.exposeString('expiresOn', {
      nullable: true,
      description: 'The date from which the output is no longer valid, as yyyy-MM-dd, or null if it does not expire.',
    }),
    status: t.expose('status', { type: OutputStatusEnum, description: 'The current status of the output.' }),
  }),
});

/**
 * Null for unknown codes, and for outputs that are not issued or are deleted, so that strangers cannot tell them apart.
 */
async function checked({ services }: RequestContext, typed: string): Promise<Checked | null> {
  const checkCode = readCheckCode(typed);
  if (checkCode === null) return null;
  const output = await services.db.issuedOutput.findUnique({
    where: { checkCode },
    include: {
      configuredOutput: { select: { checkShowsHolder: true } },
      team: { select: { name: true, timeZone: true } },
      submission: {
        include: {
          applicantAttachments: { where: { isPrimary: true }, include: { user: { select: { name: true } } } },
        },
      },
    },
  });
  if (!output || output.issuedAt === null || output.submission.deletedAt !== null) return null;
  const { name, issuedAt, expiresAt, submission, team, configuredOutput } = output;
  const holder = submission.applicantAttachments[0]?.user.name ?? null;
  return {
    ...{ name, teamName: team.name, number: submission.customId ?? String(submission.scopedId) },
    holderName: configuredOutput.checkShowsHolder ? holder : null,
    issuedOn: dateIn(issuedAt, team.timeZone),
    expiresOn: expiresAt && dateIn(expiresAt, team.timeZone),
    status: outputStatus(output, services.now()),
  };
}

builder.queryField('checkedOutput', (t) =>
  t.field({
    type: CheckedOutput,
    nullable: true,
    description: 'The output with the given verification code. Null if no such output was issued.',
    authScopes: { everyone: true },
    args: {
      code: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The code printed on the document, in upper or lower case.',
      }),
    },
    resolve: async (_root, { code }, ctx) => {
      await applyRateLimit(ctx, 'checkPaper', networkOfClient(ctx));
      return checked(ctx, code);
    },
  }),
);
