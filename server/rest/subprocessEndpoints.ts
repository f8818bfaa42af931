import { z } from 'zod';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, gid, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const link = z.strictObject({ subprocess_id: z.uuid() });

const requirementId = (params: Readonly<Record<string, string>>): string | null =>
  gid('SubprocessRequirement', params['id']);

const changing = (
  name: 'waiveSubprocess' | 'unwaiveSubprocess' | 'unlinkSubprocess',
  path: string,
  summary: string,
): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/subprocess_requirements/{id}/${path}`,
    summary,
    document: mutation(name, 'subprocessRequirement { ...subprocess_requirement }'),
    variables: ({ params }) => ({ input: { subprocessRequirementId: requirementId(params) } }),
    answer: `${name}.subprocessRequirement`,
  });

/** Submissions that others ask for. */
export const subprocessEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/subprocess_requirements/{id}',
    summary: 'What a submission asks for beside it, and what meets it',
    document: nodeQuery('SubprocessRequirement', '...subprocess_requirement'),
    variables: ({ params }) => ({ id: requirementId(params) }),
    answer: 'node',
  }),
  changing('waiveSubprocess', 'waive', 'Do without a sub-submission'),
  changing('unwaiveSubprocess', 'unwaive', 'Ask for a sub-submission again'),
  endpoint<None, z.infer<typeof link>>({
    method: 'POST',
    path: '/subprocess_requirements/{id}/link_subprocess',
    summary: 'Let a submission that is there already be the one that is asked for',
    document: mutation('linkSubprocess', 'subprocessRequirement { ...subprocess_requirement }'),
    body: link,
    variables: ({ params, body }) => ({
      input: {
        subprocessRequirementId: requirementId(params),
        subprocessId: gid('Submission', body.subprocess_id),
      },
    }),
    answer: 'linkSubprocess.subprocessRequirement',
  }),
  changing('unlinkSubprocess', 'unlink_subprocess', 'Part a sub-submission from the submission that asked for it'),
];
