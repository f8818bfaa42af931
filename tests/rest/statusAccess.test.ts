import { expect, it } from 'vitest';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const graphql = (query: string, variables: object, who = visitor()) =>
  server.send(who, 'POST', '/graphql', { body: { query, variables } });

/** What a guesser can compare: status, headers, and the shape of the body. */
async function seen(teamId: string, number: string, email: string) {
  const document = `mutation ($input: RequestStatusCodeInput!) { requestStatusCode(input: $input) {
    __typename ... on RequestStatusCodePayload { request email } } }`;
  const response = await graphql(document, { input: { teamId: `Team:${teamId}`, number, email } });
  const { request } = response.body.data.requestStatusCode;
  await runJobs(server.services);
  const opening = `mutation ($input: OpenStatusInput!) { openStatus(input: $input) {
    __typename ... on RefusedError { code message } } }`;
  const opened = await graphql(opening, { input: { request, code: '1234 5678' } });
  const shown = await graphql('query ($token: String!) { publicStatus(token: $token) { number } }', { token: request });
  return [response, opened, shown].map(({ status, headers, body }) => ({
    status,
    headers: Object.fromEntries(
      [...headers].map(([name, value]) => [name, /^(date|x-request-id)$/.test(name) ? 'differs always' : value]),
    ),
    body: JSON.stringify(body).replace(request, 'token').replace(email, 'email'),
  }));
}

it('a guesser sees the same status, headers, and body for a match and for every miss', async () => {
  const team = await makeTeam(server.services);
  const form = await publishedForm(server.services, team.id, [{ name: 'Ask', external: true }]);
  const resident = await makePerson(server.services);
  const launched = await graphql(
    `
      mutation ($input: LaunchSubmissionInput!) {
        launchSubmission(input: $input) {
          ... on LaunchSubmissionPayload {
            submission {
              scopedId
            }
          }
        }
      }
    `,
    { input: { masterTemplateId: `MasterTemplate:${form.formId}` } },
    resident,
  );
  const number = String(launched.body.data.launchSubmission.submission.scopedId);
  const match = await seen(team.id, number, resident.email);
  expect(await server.services.db.outboxMail.count({ where: { kind: 'statusCode', toEmail: resident.email } })).toBe(1);
  const outsider = await makePerson(server.services);
  for (const [miss, email] of [
    ['98765'.slice(0, number.length), resident.email],
    [number, outsider.email],
    [number, resident.email.replace(/^./, 'z')],
  ] as const)
    expect(await seen(team.id, miss, email)).toEqual(match);
  expect(match.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(match)).not.toContain('set-cookie');
});
