import { beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const neighbor = visitor();
let team: TestTeam;
let clerk: TestPerson;
let resident: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  clerk = await makePerson(services);
  resident = await makePerson(services);
  form = await publishedForm(services, team.id, [
    {
      name: 'Neighbors',
      type: 'SurveyStep',
      survey: { name: 'A new playground', identified: true },
      fields: [{ name: 'Opinion', required: true }],
    },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

async function sendSurvey(): Promise<{
  readonly survey_token: string;
  readonly surveyId: string;
  readonly stepId: string;
}> {
  const submissionId = await launchOverHttp(server, resident, form);
  const where = { submissionId };
  const step = await server.services.db.activeStep.findFirstOrThrow({
    where,
    include: { step: { include: { survey: true } } },
  });
  return { survey_token: step.surveyToken ?? '', surveyId: step.step.survey?.id ?? '', stepId: step.id };
}
const said = (content: string) => [{ step_datum_id: form.fieldId('Opinion'), content }];

describe('programs and surveys', () => {
  test('answer without an account and edit with the returned token, and staff read and delete it', async () => {
    const { survey_token, surveyId } = await sendSurvey();
    const survey_submission = {
      ...{ survey_id: surveyId, email: 'nora@example.com' },
      collected_data_attributes: said('Yes'),
    };
    const made = await server.send(neighbor, 'POST', '/survey_submissions', {
      body: { survey_token, survey_submission },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ scoped_id: 1, email: 'nora@example.com', token: expect.any(String) },
      collected_data: [{ name: 'Opinion', data_type: 'text', content: 'Yes', formatted_content: 'Yes' }],
    });
    const one = `/survey_submissions/${made.body.id}`;
    const other = { ...survey_submission, collected_data_attributes: said('No') };
    const change = (token: string) => server.send(neighbor, 'PUT', one, { body: { token, survey_submission: other } });
    // the survey's link does not open a response
    for (const token of [survey_token, 'anything']) expect((await change(token)).status).toBe(422);
    expect((await change(made.body.token)).body).toMatchObject({
      id: made.body.id,
      collected_data: [{ content: 'No' }],
    });
    const read = await server.send(clerk, 'GET', `${one}/fetch_data`);
    expect(read.body).toMatchObject({ scoped_id: 1, collected_data: [{ content: 'No' }] });
    expect(read.body).not.toHaveProperty('token');
    for (const who of [resident, (await makeTeam(server.services)).owner]) {
      expect((await server.send(who, 'GET', `${one}/fetch_data`)).status).toBe(404);
      expect((await server.send(who, 'DELETE', one)).status).toBe(404);
    }
    expect((await server.send(clerk, 'DELETE', one)).body).toEqual({ id: made.body.id });
    expect((await server.send(clerk, 'GET', `${one}/fetch_data`)).status).toBe(404);
  });

  test('answer by the survey itself, which the link leads to', async () => {
    const { survey_token, surveyId } = await sendSurvey();
    const body = { survey_token, email: 'nora@example.com', data: said('Yes') };
    expect((await server.send(neighbor, 'POST', `/surveys/${surveyId}`, { body })).status).toBe(201);
    expect((await server.send(neighbor, 'POST', `/surveys/${form.formId}`, { body })).status).toBe(422);
    const empty = await server.send(neighbor, 'POST', `/surveys/${surveyId}`, { body: { survey_token, data: [] } });
    expect(empty.status).toBe(422);
  });

  test('invite a list or a file, send reminders, and export everything', async () => {
    const { stepId } = await sendSurvey();
    const send = (body: Record<string, unknown>) =>
      server.send(clerk, 'POST', `/survey_invitations/${stepId}/do_send`, { body });
    const sent = await send({ emails: 'ann@example.com\nben@example.com', message: 'Please.' });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      ...{ invited_count: 2, survey_invitations: [{ email: 'ben@example.com' }, { email: 'ann@example.com' }] },
    });
    const refused = await send({ emails: 'ben' });
    expect([refused.status, refused.body.errors[0]]).toEqual([422, "These aren't valid email addresses: ben"]);
    const file = new FormData();
    file.set('message', 'Please.');
    file.set('file', new Blob(['Email\ncarl@example.com\n'], { type: 'text/csv' }), 'neighbors.csv');
    const program = await makeToken(server.services, team.id, clerk, ['submissions:read', 'submissions:write']);
    const uploaded = await server.send(program, 'POST', `/survey_invitations/${stepId}/do_send`, { body: file });
    expect(uploaded.body).toMatchObject({ invited_count: 1 });
    const [one] = sent.body.survey_invitations;
    const remind = async (path: string) => (await server.send(clerk, 'POST', path)).status;
    const [single, everyone] = [
      `/survey_invitations/${one.id}/remind`,
      `/active_steps/${stepId}/survey_invitations/remind_all`,
    ];
    expect([await remind(single), await remind(single)]).toEqual([200, 422]);
    expect([await remind(everyone), await remind(everyone)]).toEqual([200, 422]);
    for (const path of ['survey_invitations/export', 'survey_submission/exports']) {
      const made = await server.send(clerk, 'POST', `/active_steps/${stepId}/${path}`);
      expect(made.status).toBe(202);
      expect(made.body).toMatchObject({ file_url: null, file_name: null, job: { status: 'queued' } });
      await runJobs(server.services);
      const { result } = (await server.send(clerk, 'GET', `/jobs/${made.body.job.id}`)).body;
      expect(result).toEqual({
        ...{ export_id: made.body.id, file_url: expect.stringContaining(`/exports/${made.body.id}`) },
        file_name: expect.stringMatching(/\.csv$/),
      });
    }
    const shown = await server.send(clerk, 'GET', `/active_steps/${stepId}`);
    expect(shown.body).toMatchObject({ survey_token: expect.any(String), survey_submissions: [] });
    expect(shown.body.survey_invitations).toHaveLength(3);
    expect((await server.send(resident, 'GET', `/active_steps/${stepId}`)).body).toMatchObject({
      ...{ survey_token: null, survey_invitations: [], survey_submissions: [] },
    });
  });
});
