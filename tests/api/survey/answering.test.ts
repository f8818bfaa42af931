import { beforeAll, describe, expect, test } from 'vitest';
import { invitationToken } from '#server/queries/survey/surveyTokens.ts';
import { useApi, visitor, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const stranger = visitor();
let team: TestTeam;
let teamName: string;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  const { name } = await api.services.db.team.findUniqueOrThrow({ where: { id: team.id } });
  teamName = name;
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
  form = await publishedForm(api.services, team.id, [
    {
      name: 'Neighbors',
      type: 'SurveyStep',
      survey: { name: 'A new playground', identified: true },
      fields: [
        { name: 'Opinion', required: true },
        { name: 'Children', dataType: 'integer' },
      ],
      assignees: [{ userId: clerk.id }],
    },
    { name: 'Secret questions', fields: [{ name: 'Income' }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});

const tokenOf = async ({ stepId }: LaunchedSubmission): Promise<string> => {
  const where = { id: stepId('Neighbors') };
  const { surveyToken } = await api.services.db.activeStep.findUniqueOrThrow({ where });
  return surveyToken ?? '';
};
const answers = (said: Readonly<Record<string, unknown>>) =>
  Object.entries(said).map(([name, content]) => ({ fieldId: `Field:${form.fieldId(name)}`, content }));
const payload = 'response { id token scopedId email answers { fieldName content formattedContent } }';
const given = ({ data }: GraphQLAnswer) => data.answerSurvey.response;
const respond = (token: string, said: Readonly<Record<string, unknown>>, input: object = {}): Promise<GraphQLAnswer> =>
  api.attempt(
    stranger,
    'answerSurvey',
    { token, email: 'nora@example.com', answers: answers(said), ...input },
    payload,
  );
const opened = (token: string): Promise<GraphQLAnswer> =>
  api.ask(
    stranger,
    `query ($token: String!) { askedSurvey(token: $token) {
      title identified teamName team { name color } state invitedEmail rules response { scopedId email answers { fieldName content } } } }`,
    { token },
  );

const teamTold = async (token: string, hidden: string): Promise<readonly string[]> => {
  const document = `query ($token: String!) { askedSurvey(token: $token) { team { ${hidden} } } }`;
  return (await api.ask(stranger, document, { token })).codes;
};

describe("a person with a survey's link", () => {
  test('sees the survey, and nothing else of its form', async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const { data } = await opened(token);
    expect(data.askedSurvey).toMatchObject({
      ...{ title: 'A new playground', identified: true, state: 'open', invitedEmail: null, response: null },
      teamName,
      team: { name: teamName, color: '#363636' },
    });
    const { sectionables, fields } = data.askedSurvey.rules;
    expect(sectionables).toHaveLength(1);
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['Opinion', 'Children']);
    expect(JSON.stringify(data)).not.toContain('Income');
    expect(JSON.stringify(data)).not.toContain('Secret questions');
    for (const hidden of ['members { name }', 'domains { domain }', 'roles { name }'])
      expect(await teamTold(token, hidden)).not.toEqual([]);
  });

  test('answers it without an account, as often as they like, and each response has its number', async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const first = given(await respond(token, { Opinion: 'Yes', Children: '2' }));
    expect(first).toMatchObject({
      ...{ scopedId: 1, email: 'nora@example.com' },
      answers: [
        { fieldName: 'Opinion', content: 'Yes', formattedContent: 'Yes' },
        { fieldName: 'Children', content: 2, formattedContent: '2' },
      ],
    });
    expect(given(await respond(token, { Opinion: 'No' }))).toMatchObject({ scopedId: 2 });
    expect((await opened(token)).data.askedSurvey.response).toBeNull();
  });

  test('sends twice and has answered once', async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const input = { idempotencyKey: 'once-for-the-playground' };
    const [one, two] = [
      await respond(token, { Opinion: 'Yes' }, input),
      await respond(token, { Opinion: 'Yes' }, input),
    ];
    expect(given(two).id).toBe(given(one).id);
  });

  test.each<[string, Record<string, unknown>, object, Record<string, string>]>([
    ['a missing required answer', { Children: 1 }, {}, { Opinion: 'blank' }],
    ['a missing email address', { Opinion: 'Yes' }, { email: null }, { email: 'emailInvalid' }],
    ['an invalid email address', { Opinion: 'Yes' }, { email: 'nora' }, { email: 'emailInvalid' }],
    ['an invalid number', { Opinion: 'Yes', Children: 'many' }, {}, { Children: 'mustBeInteger' }],
    ['no answers at all', {}, {}, { '': 'surveyEmpty', Opinion: 'blank' }],
  ])('gets an error at the right place for %s', async (_name, said, input, wrong) => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const places = Object.entries(wrong).map(([name, code]) => {
      const isField = name === 'Opinion' || name === 'Children';
      return [isField ? `answers.${form.fieldId(name)}` : name, code];
    });
    expect((await respond(token, said, input)).refusal).toEqual(Object.fromEntries(places));
  });

  test("can't answer a question of the surrounding form", async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    expect((await respond(token, { Opinion: 'Yes', Income: '1' })).refusal).toBe('fieldNotOnStep');
  });

  test('gets the same response for an invalid token and for a deleted submission', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const token = await tokenOf(submission);
    await api.act(team.owner, 'deleteSubmission', { submissionId: `Submission:${submission.id}` });
    for (const lost of [token, 'anything', '', `${token}x`]) {
      expect((await opened(lost)).data.askedSurvey).toBeNull();
      expect((await respond(lost, { Opinion: 'Yes' })).refusal).toBe('surveyUnknown');
    }
  });
});

describe('a response', () => {
  test('can be changed with its own token by the person who gave it, and read there again', async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const { token: own } = given(await respond(token, { Opinion: 'Yes', Children: 1 }));
    expect((await opened(own)).data.askedSurvey.response).toMatchObject({ scopedId: 1, email: 'nora@example.com' });
    const changed = given(await respond(own, { Opinion: 'No' }, { email: 'NORA@example.org ' }));
    expect(changed).toMatchObject({ scopedId: 1, token: own, email: 'nora@example.org' });
    expect(changed.answers).toEqual([{ fieldName: 'Opinion', content: 'No', formattedContent: 'No' }]);
  });

  test('by invitation is limited to one per invited person', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const activeStepId = submission.stepId('Neighbors');
    const survey = await api.services.db.survey.findFirstOrThrow({ where: { stepId: form.stepId('Neighbors') } });
    const row = {
      teamId: team.id,
      activeStepId,
      surveyId: survey.id,
      email: 'ivan@example.com',
      tokenHash: activeStepId,
    };
    const { id } = await api.services.db.surveyInvitation.create({ data: row });
    const token = invitationToken(api.services.keys, id);
    expect((await opened(token)).data.askedSurvey).toMatchObject({ invitedEmail: 'ivan@example.com', response: null });
    expect(given(await respond(token, { Opinion: 'Yes' }, { email: null }))).toMatchObject({
      email: 'ivan@example.com',
    });
    expect(given(await respond(token, { Opinion: 'No' }))).toMatchObject({ scopedId: 1 });
    expect((await opened(token)).data.askedSurvey.response.answers).toEqual([{ fieldName: 'Opinion', content: 'No' }]);
    const forged = Buffer.from(`${id} k.forged`).toString('base64url');
    expect((await opened(forged)).data.askedSurvey).toBeNull();
  });

  test('deleted by staff is gone for the respondent, and its number is not reused', async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const { id, token: own } = given(await respond(token, { Opinion: 'Yes' }));
    const gone = await api.act(clerk, 'deleteSurveyResponse', { surveyResponseId: id }, 'deletedSurveyResponseId');
    expect(gone.data.deleteSurveyResponse.deletedSurveyResponseId).toBe(id);
    expect((await opened(own)).data.askedSurvey).toBeNull();
    expect(given(await respond(token, { Opinion: 'Yes' }))).toMatchObject({ scopedId: 2 });
  });

  test("can be read and deleted only by the submission's staff", async () => {
    const token = await tokenOf(await launchTestSubmission(api, resident, form));
    const { id } = given(await respond(token, { Opinion: 'Yes' }));
    const other = await makeTeam(api.services);
    const read = 'query ($id: ID!) { node(id: $id) { ... on SurveyResponse { scopedId answers { content } } } }';
    for (const who of [resident, other.owner, stranger]) {
      expect((await api.ask(who, read, { id })).data.node).toBeNull();
      const refused = await api.attempt(who, 'deleteSurveyResponse', { surveyResponseId: id });
      expect(refused.codes).toEqual([who === stranger ? 'UNAUTHENTICATED' : 'NOT_FOUND']);
    }
    for (const who of [clerk, team.owner])
      expect((await api.ask(who, read, { id })).data.node).toEqual({ scopedId: 1, answers: [{ content: 'Yes' }] });
  });
});

describe('a survey accepts responses', () => {
  const on = ({ id }: LaunchedSubmission) => ({ submissionId: `Submission:${id}` });
  const advance = ({ stepId }: LaunchedSubmission): Promise<GraphQLAnswer> =>
    api.attempt(clerk, 'advanceStep', { activeStepId: `ActiveStep:${stepId('Neighbors')}` });

  test('until its step is completed, and people can still read their own', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const token = await tokenOf(submission);
    const { token: own } = given(await respond(token, { Opinion: 'Yes' }));
    expect((await advance(submission)).refusal).toBeNull();
    expect((await opened(own)).data.askedSurvey).toMatchObject({ state: 'over', response: { scopedId: 1 } });
    expect((await respond(own, { Opinion: 'No' })).refusal).toBe('surveyOver');
    expect((await respond(token, { Opinion: 'No' })).refusal).toBe('surveyOver');
  });

  test('not while the submission is on hold, and again when it is resumed', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const token = await tokenOf(submission);
    await api.act(clerk, 'haltSubmission', on(submission));
    expect((await opened(token)).data.askedSurvey.state).toBe('paused');
    expect((await respond(token, { Opinion: 'Yes' })).refusal).toBe('surveyPaused');
    await api.act(clerk, 'resumeSubmission', on(submission));
    expect((await respond(token, { Opinion: 'Yes' })).refusal).toBeNull();
  });
});
