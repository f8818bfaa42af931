import { dateIn } from '#domain/kernel/timeZones.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { OutputStatusEnum } from '#server/graphql/output/IssuedOutput.ts';
import { applyRateLimit, networkOfClient } from '#server/graphql/rateLimit.ts';
import { StepProgressEnum } from '#server/graphql/submission/ActiveStep.ts';
import { SubmissionStatusEnum } from '#server/graphql/submission/Submission.ts';
import { Team } from '#server/graphql/team/Team.ts';
import {
  publicStatusOf,
  type PublicStatusDocument,
  type PublicStatusFacts,
  type PublicStatusStep,
} from '#server/queries/submission/publicStatusOf.ts';
import { readStatusToken } from '#server/queries/submission/statusToken.ts';

const StepOfStatus = builder.objectRef<PublicStatusStep>('PublicStatusStep').implement({
  description: 'A step of a submission, as shown to people without an account.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'The name of the step, or null if it has none.' }),
    progress: t.expose('progress', { type: StepProgressEnum, description: 'The progress of the step.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission reached the step, or null if it has not yet.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the step was completed, or null if it has not been.',
    }),
  }),
});

/** The dates of a document are those of its team. */
interface DatedDocument extends PublicStatusDocument {
  readonly timeZone: string;
}

const DocumentOfStatus = builder.objectRef<DatedDocument>('PublicStatusDocument').implement({
  description: 'A document issued on a submission, as shown to people without an account: without its file.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the document.' }),
    issuedOn: t.string({
      description: 'The date on which the document was issued, as yyyy-MM-dd in the team’s time zone.',
      resolve: ({ issuedAt, timeZone }) => dateIn(issuedAt, timeZone),
    }),
    expiresOn: t.string({
      nullable: true,
      description: 'The date from which the document is no longer valid, as yyyy-MM-dd, or null if it does not expire.',
      resolve: ({ expiresAt, timeZone }) => expiresAt && dateIn(expiresAt, timeZone),
    }),
    status: t.expose('status', { type: OutputStatusEnum, description: 'The current status of the document.' }),
  }),
});

export const PublicStatus = builder.objectRef<PublicStatusFacts>('PublicStatus').implement({
  description:
    'The status of a submission, for an applicant who proved their email address with a code. It contains no answers, files, messages, or names of people.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The ID of the submission, for a link to it.',
      resolve: ({ submissionId }) => `Submission:${submissionId}`,
    }),
    number: t.exposeString('number', { description: 'The number of the submission.' }),
    formName: t.exposeString('formName', { description: 'The name of the form.' }),
    status: t.expose('status', { type: SubmissionStatusEnum, description: 'The status of the submission.' }),
    isRejected: t.exposeBoolean('isRejected', {
      description: 'Whether the submission is on hold because a reviewer rejected it.',
    }),
    next: t.exposeString('next', { description: 'Whose turn it is and how long that usually takes, as a sentence.' }),
    isApplicantsTurn: t.exposeBoolean('isApplicantsTurn', {
      description: 'Whether the submission is waiting for its applicants.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the submission was started.' }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      description: 'When something last happened on the submission.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission was completed, or null if it is not.',
    }),
    steps: t.field({
      type: [StepOfStatus],
      description: 'The steps of the submission, in order.',
      resolve: ({ steps }) => [...steps],
    }),
    documents: t.field({
      type: [DocumentOfStatus],
      description: 'The documents issued on the submission, oldest first. At most 50.',
      resolve: async ({ documents, teamId }, _args, { services }) => {
        if (documents.length === 0) return [];
        const { timeZone } = await services.db.team.findUniqueOrThrow({ where: { id: teamId } });
        return documents.map((document) => ({ ...document, timeZone }));
      },
    }),
    team: t.prismaField({
      type: Team,
      description: 'The team that received the submission.',
      resolve: (query, { teamId }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

/** Teams to choose from on the status page. */
const mostTeams = 200;

builder.queryFields((t) => ({
  publicStatus: t.field({
    type: PublicStatus,
    nullable: true,
    description:
      'The status that was opened with a code in the last 30 minutes. Null if the token is unknown or has expired.',
    authScopes: { everyone: true },
    args: {
      token: t.arg.string({
        required: true,
        validate: secretText,
        description: 'The token from the response to `openStatus`.',
      }),
    },
    resolve: async (_root, { token }, ctx) => {
      await applyRateLimit(ctx, 'link', networkOfClient(ctx));
      const id = readStatusToken(ctx.services.keys, token);
      return id === null ? null : publicStatusOf(ctx.services, id);
    },
  }),
  statusTeams: t.prismaField({
    type: [Team],
    description:
      'The approved teams whose submissions people can look up by number, sorted by name. At most 200; others are reached by their own address.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, { services }) =>
      services.db.team.findMany({
        ...query,
        where: { archivedAt: null, suspendedAt: null, letInAt: { not: null } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostTeams,
      }),
  }),
}));
