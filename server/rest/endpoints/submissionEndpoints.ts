import { z } from 'zod';
import { flag, requiredFlag, storedFile } from '#server/rest/bodyValues.ts';
import {
  connectionList,
  mutation,
  nodePageQuery,
  nodeQuery,
  pageArguments,
  pageParameters,
} from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const people = {
  primary_applicant_id: z.uuid().nullish(),
  secondary_applicant_ids: z.union([z.array(z.uuid()).max(100), z.uuid().transform((id) => [id])]).nullish(),
  subprocess_requirement_id: z.union([z.literal('').transform(() => null), z.uuid()]).nullish(),
};
const launched = z.strictObject({ initiated_flow: z.strictObject({ flow_template_id: z.uuid() }), ...people });
const started = z.strictObject({ flow_template_id: z.uuid().optional(), ...people });
const change = z.strictObject({ initiated_flow: z.strictObject({ halted: requiredFlag }) });
const advance = z.strictObject({ step_id: z.uuid() });
const newFile = z.strictObject({ file: storedFile, is_public: flag });
const namedText = z.object({
  text_type: z.enum([
    'completion_message',
    'description',
    'instructions',
    'internal_instructions',
    'external_instructions',
    'check_instructions',
    'cash_instructions',
  ]),
  text_container_id: z.union([z.literal('').transform(() => undefined), z.uuid()]).optional(),
});
const namedFile = z.strictObject({ file_id: z.uuid().optional() });

type Params = Readonly<Record<string, string>>;
const submissionId = (params: Params): string | null => toGlobalId('Submission', params['id']);

function launchInput(flowTemplateId: string | undefined, given: Omit<z.infer<typeof started>, 'flow_template_id'>) {
  return {
    flowTemplateId: toGlobalId('FlowTemplate', flowTemplateId),
    primaryApplicantId: toGlobalId('User', given.primary_applicant_id),
    secondaryApplicantIds: given.secondary_applicant_ids?.map((id) => toGlobalId('User', id)),
    subprocessRequirementId: toGlobalId('SubprocessRequirement', given.subprocess_requirement_id),
  };
}

const haltEndpoint = (name: 'haltSubmission' | 'resumeSubmission', path: string, summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    summary,
    document: mutation(name, 'submission { ...initiated_flow }'),
    variables: ({ params }) => ({ input: { submissionId: submissionId(params) } }),
    answer: `${name}.submission`,
  });

/** Submissions. */
export const submissionEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof launched>>({
    method: 'POST',
    path: '/initiated_flows',
    summary: 'Start a submission of a published form',
    document: mutation('launchSubmission', 'submission { ...initiated_flow }'),
    body: launched,
    variables: ({ body: { initiated_flow, ...given } }) => ({
      input: launchInput(initiated_flow.flow_template_id, given),
    }),
    answer: 'launchSubmission.submission',
    status: 201,
  }),
  endpoint<z.infer<typeof started>, z.infer<typeof started>>({
    method: 'POST',
    path: '/initiated_flows/manager',
    summary: 'Start a submission from a web form',
    document: mutation('launchSubmission', 'submission { ...initiated_flow }'),
    query: z.object(started.shape),
    body: started,
    variables: ({ query, body }) => {
      const given = { ...query, ...body };
      return { input: launchInput(given.flow_template_id, given) };
    },
    answer: 'launchSubmission.submission',
    status: 201,
    formGoesTo: '/initiated_flows/manager/{id}',
  }),
  endpoint({
    method: 'GET',
    path: '/initiated_flows/previously_launched/{master_template_id}',
    summary: 'List your submissions of a form, newest first',
    document: `query ($id: ID!, ${pageParameters}) {
      submissions: previouslyLaunched(masterTemplateId: $id, ${pageArguments}) {
        totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...initiated_flow_summary } } } }`,
    list: connectionList('initiated_flows', 'submissions'),
    variables: ({ params }) => ({ id: toGlobalId('MasterTemplate', params['master_template_id']) }),
    answer: { initiated_flows: 'submissions.edges.*.node' },
  }),
  endpoint({
    method: 'GET',
    path: '/initiated_flows/{id}',
    summary: 'Get a submission with its form and status',
    document: nodeQuery('Submission', '...initiated_flow'),
    variables: ({ params }) => ({ id: submissionId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof change>>({
    method: 'PUT',
    path: '/initiated_flows/{id}',
    summary: 'Put a submission on hold, or resume it',
    document: `mutation ($halt: HaltSubmissionInput!, $resume: ResumeSubmissionInput!, $halts: Boolean!, $resumes: Boolean!) {
      haltSubmission(input: $halt) @include(if: $halts) {
        ... on HaltSubmissionPayload { submission { ...initiated_flow_summary } } }
      resumeSubmission(input: $resume) @include(if: $resumes) {
        ... on ResumeSubmissionPayload { submission { ...initiated_flow_summary } } }
    }`,
    body: change,
    variables: ({ params, body }) => {
      const named = { submissionId: submissionId(params) };
      const halts = body.initiated_flow.halted === true;
      return { halt: named, resume: named, halts, resumes: !halts };
    },
    answer: 'haltSubmission.submission | resumeSubmission.submission',
  }),
  endpoint({
    method: 'DELETE',
    path: '/initiated_flows/{id}',
    summary: 'Delete a submission; its record is kept but hidden from everyone',
    document: mutation('deleteSubmission', 'id: deletedId'),
    variables: ({ params }) => ({ input: { submissionId: submissionId(params) } }),
    answer: { id: 'deleteSubmission.id' },
  }),
  endpoint<None, z.infer<typeof advance>>({
    method: 'POST',
    path: '/initiated_flows/{id}/do_next_step',
    summary: 'Complete the current step; the caller is responsible for confirmations that a page would ask for',
    document: mutation('advanceStep', 'submission { ...initiated_flow }'),
    body: advance,
    variables: ({ params, body }) => ({
      input: { submissionId: submissionId(params), stepId: toGlobalId('Step', body.step_id), confirmsAll: true },
    }),
    answer: 'advanceStep.submission',
  }),
  haltEndpoint('haltSubmission', '/initiated_flows/{id}/do_halt', 'Put a submission on hold'),
  haltEndpoint('resumeSubmission', '/initiated_flows/{id}/do_unhalt', 'Resume a submission that is on hold'),
  endpoint({
    method: 'GET',
    path: '/initiated_flows/{id}/activities',
    summary: 'List the activity of a submission, newest first',
    document: nodePageQuery('Submission', 'activities', '...activity'),
    list: connectionList('activities', 'node.activities'),
    variables: ({ params }) => ({ id: submissionId(params) }),
    answer: { activities: 'node.activities.edges.*.node' },
  }),
  endpoint<z.infer<typeof namedText>>({
    method: 'GET',
    path: '/initiated_flows/{id}/parse_text',
    summary: 'Get a text of the form as shown in a submission: of a step, a section, or the end',
    document: `query ($id: ID!, $type: SubmissionText!, $container: ID) {
      node(id: $id) { ... on Submission { id text(type: $type, containerId: $container) } } }`,
    query: namedText as z.ZodType<z.infer<typeof namedText>>,
    variables: ({ params, query: { text_type, text_container_id } }) => ({
      ...{ id: submissionId(params), type: text_type, container: text_container_id },
    }),
    answer: { text: 'node.text' },
  }),
  endpoint({
    method: 'GET',
    path: '/initiated_flows/{id}/documents_and_files',
    summary: 'List the files of a submission; files added by staff and replaced files are always returned whole',
    document: nodeQuery(
      'Submission',
      'files { ...answer_file } superseded_files: supersededFiles { ...answer_file } repo_files: repoFiles { ...repo_file }',
    ),
    variables: ({ params }) => ({ id: submissionId(params) }),
    list: { of: 'files' },
    answer: { files: 'node.files', superseded_files: 'node.superseded_files', repo_files: 'node.repo_files' },
  }),
  endpoint<None, z.infer<typeof newFile>>({
    method: 'POST',
    path: '/initiated_flows/{id}/upload_repo_file',
    summary: 'Add a file to a submission',
    document: mutation('uploadRepoFile', 'repoFile { ...repo_file }'),
    body: newFile,
    takesFiles: true,
    variables: ({ params, body: { file, is_public } }) => ({
      input: { submissionId: submissionId(params), fileId: file, isPublic: is_public ?? true },
    }),
    answer: { repo_file: 'uploadRepoFile.repoFile' },
    status: 201,
  }),
  endpoint<z.infer<typeof namedFile>, z.infer<typeof namedFile>>({
    method: 'DELETE',
    path: '/initiated_flows/{id}/delete_repo_file',
    summary: 'Remove a file from a submission',
    document: mutation('deleteRepoFile', 'submission { repo_files: repoFiles { ...repo_file } }'),
    query: z.object(namedFile.shape),
    body: namedFile,
    variables: ({ params, query, body }) => ({
      input: { submissionId: submissionId(params), repoFileId: toGlobalId('RepoFile', body.file_id ?? query.file_id) },
    }),
    answer: { repo_files: 'deleteRepoFile.submission.repo_files' },
  }),
];
