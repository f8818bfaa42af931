import type { Visitor } from '#tests/support/graphql.ts';
import type { PublishedForm } from '#tests/support/publishedForm.ts';
import type { TestServer } from '#tests/support/useServer.ts';

/** Starts a submission over HTTP, and returns its plain id. */
export async function launchOverHttp(server: TestServer, who: Visitor, { formId }: PublishedForm): Promise<string> {
  const query = `mutation ($input: LaunchSubmissionInput!) { launchSubmission(input: $input) {
    ... on LaunchSubmissionPayload { submission { id } } } }`;
  const variables = { input: { masterTemplateId: `MasterTemplate:${formId}` } };
  const { body } = await server.send(who, 'POST', '/graphql', { body: { query, variables } });
  return String(body.data.launchSubmission.submission.id).split(':')[1] ?? '';
}
