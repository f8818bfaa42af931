import { actingUserId } from '#server/actor.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { Job } from '#server/graphql/job/Job.ts';
import {
  limitedFormIds,
  limitedTeamIds,
  metricsArgumentDescriptions,
  metricsRequest,
} from '#server/graphql/metrics/metricsArguments.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { countMetrics } from '#server/operations/metrics/countMetrics.ts';
import { metricsScope } from '#server/queries/metrics/metricsScope.ts';
import { requesterLimitsOf } from '#server/sessions/loadPrincipal.ts';

defineMutation('countMetrics', {
  description:
    'Starts a job that computes the statistics of the dashboard for programs. Its result is JSON. A repeated request while the job is running returns the same job.',
  inputDescription: 'The teams, forms, and period to compute statistics for.',
  inputFields: (t) => ({
    teamIds: t.globalIDList({ for: Team, validate: limitedTeamIds, description: metricsArgumentDescriptions.teamIds }),
    formIds: t.globalIDList({
      for: MasterTemplate,
      validate: limitedFormIds,
      description: metricsArgumentDescriptions.formIds,
    }),
    launchedFrom: t.string({ validate: shortText, description: metricsArgumentDescriptions.launchedFrom }),
    launchedTo: t.string({ validate: shortText, description: metricsArgumentDescriptions.launchedTo }),
  }),
  authScopes: { reads: 'submissions' },
  run: async (ctx, { input }) => {
    const userId = actingUserId(ctx.actor);
    if (userId === null) throw requestError('UNAUTHENTICATED');
    const requested = metricsRequest(input);
    const { offered } = await metricsScope(ctx.services.pool, ctx.access.principal);
    const isTheirs = ({ teamIds, formIds }: typeof requested): boolean =>
      (teamIds ?? []).every((id) => offered.some(({ teamId }) => teamId === id)) &&
      (formIds ?? []).every((id) => offered.some((form) => form.id === id));
    if (!isTheirs(requested)) throw requestError('NOT_FOUND');
    const request = { ...requested, asker: requesterLimitsOf(ctx.access.principal) };
    return { jobId: await countMetrics(ctx, { userId, request }) };
  },
  keepsRights: true,
  outputDescription: 'The queued job.',
  outputFields: (t) => ({
    job: t.prismaField({
      type: Job,
      description: 'The job, with its progress and result.',
      resolve: (query, { done: { jobId } }, _args, { services }) =>
        services.db.job.findUniqueOrThrow({ ...query, where: { id: jobId } }),
    }),
  }),
});
