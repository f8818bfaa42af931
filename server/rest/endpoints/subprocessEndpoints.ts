import { z } from 'zod';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const link = z.strictObject({ subprocess_id: z.uuid() });

const requirementId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('SubprocessRequirement', params['id']);

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

/** Sub-submissions of a submission. */
export const subprocessEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/subprocess_requirements/{id}',
    summary: 'Get a required sub-submission and the submission that fulfills it',
    document: nodeQuery('SubprocessRequirement', '...subprocess_requirement'),
    variables: ({ params }) => ({ id: requirementId(params) }),
    answer: 'node',
  }),
  changing('waiveSubprocess', 'waive', 'Waive a sub-submission'),
  changing('unwaiveSubprocess', 'unwaive', 'Require a waived sub-submission again'),
  endpoint<None, z.infer<typeof link>>({
    method: 'POST',
    path: '/subprocess_requirements/{id}/link_subprocess',
    summary: 'Link an existing submission as the sub-submission',
    document: mutation('linkSubprocess', 'subprocessRequirement { ...subprocess_requirement }'),
    body: link,
    variables: ({ params, body }) => ({
      input: {
        subprocessRequirementId: requirementId(params),
        subprocessId: toGlobalId('Submission', body.subprocess_id),
      },
    }),
    answer: 'linkSubprocess.subprocessRequirement',
  }),
  changing('unlinkSubprocess', 'unlink_subprocess', 'Unlink a sub-submission from its parent'),
];
