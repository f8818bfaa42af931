import type { Problem } from '#domain/kernel/refusal.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { Principal } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { documentedResult } from '#server/graphql/job/documentedResult.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { ProblemType } from '#server/graphql/refusals.ts';

guardAs('Job', 'job', 'viewJob');

const JobStateEnum = builder.enumType('JobState', {
  description: 'The state of a background job.',
  values: ['queued', 'working', 'complete', 'failed'] as const,
});

/** The problems of a job that completed nevertheless. */
const problemsIn = (result: unknown): readonly Problem[] => {
  const problems = (result as { problems?: unknown } | null)?.problems;
  return Array.isArray(problems) ? (problems as Problem[]) : [];
};

/** A key may view all jobs of its creator, but their statistics may contain more than the key's own scopes allow. */
function mayRead({ token }: Principal, task: string, result: unknown): boolean {
  if (token === null || task !== 'metrics/countMetrics') return true;
  const counted: unknown = typeof result === 'string' ? JSON.parse(result) : result;
  const hasMoney = (counted as { readonly revenue_data?: unknown } | null)?.revenue_data != null;
  return token.scopes.includes('submissions:read') && (!hasMoney || token.scopes.includes('money:read'));
}

export const Job = builder.prismaNode('Job', {
  id: { field: 'id' },
  description: 'A background job. Visible to the person who started it.',
  authScopes: may('job', 'viewJob', ownKey('id')),
  fields: (t) => ({
    state: t.expose('state', { type: JobStateEnum, description: 'The state of the job.' }),
    progress: t.exposeInt('progress', { description: 'The progress of the job, from 0 to 100 percent.' }),
    result: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'The result of the job, or its errors as {errors: […]}. Null until the job is complete, and for figures that the API key may not read.',
      resolve: ({ task, result }, _args, { access }) => {
        if (!mayRead(access.principal, task, result)) return null;
        const problems = problemsIn(result);
        if (problems.length === 0) return documentedResult(result);
        return { errors: problems.map(({ code, params }) => refusalSentence(code, params)) };
      },
    }),
    problems: t.field({
      type: [ProblemType],
      description: 'The problems that the job ran into, each with its place.',
      resolve: ({ result }) => [...problemsIn(result)],
    }),
    failure: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Why the job failed, in words, or null if it did not fail.',
    }),
    isCanceled: t.boolean({
      description: 'Whether someone deleted the job while it was running. The work it had done by then is kept.',
      resolve: ({ failureCode }) => failureCode === 'canceled',
    }),
    flowTemplate: t.prismaField({
      type: 'FlowTemplate',
      nullable: true,
      description: 'The version of a form that the job works on, or null for other jobs.',
      resolve: (query, { subjectType, subjectId }, _args, { services }) =>
        subjectType === 'FlowTemplate' && subjectId !== null
          ? services.db.flowTemplate.findUnique({ ...query, where: { id: subjectId } })
          : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the job was requested.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job ended, or null until then.',
    }),
  }),
});
