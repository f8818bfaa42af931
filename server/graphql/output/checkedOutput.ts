import { dateIn } from '#domain/kernel/timeZones.ts';
import { readCheckCode } from '#domain/output/checkCode.ts';
import { outputStatus, type OutputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { OutputStatusEnum } from '#server/graphql/output/IssuedOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';

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
  description: 'What a stranger is told who checks the paper of an output, and nothing else.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is, as the paper says.' }),
    teamName: t.exposeString('teamName', { description: 'Who issued it.' }),
    number: t.exposeString('number', { description: 'Of its submission.' }),
    holderName: t.exposeString('holderName', {
      nullable: true,
      description: 'Whose it is; null unless the form says so.',
    }),
    issuedOn: t.exposeString('issuedOn', { description: 'The day on which it was issued, where the team is.' }),
    expiresOn: t.exposeString('expiresOn', {
      nullable: true,
      description: 'The day from which it is no longer valid; null: for ever.',
    }),
    status: t.expose('status', { type: OutputStatusEnum, description: 'How it stands now.' }),
  }),
});

/** Null for codes that nobody was given, and for what is not issued or not there any more: a stranger cannot tell which. */
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
    description: 'How the paper with a code stands; null where no such paper was issued.',
    authScopes: { everyone: true },
    args: { code: t.arg.string({ required: true, validate: line, description: 'As it is printed, in any case.' }) },
    resolve: async (_root, { code }, ctx) => {
      await slowDown(ctx, 'checkPaper', networkOfClient(ctx));
      return checked(ctx, code);
    },
  }),
);
