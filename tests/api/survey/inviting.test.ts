import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let reader: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  [resident, clerk, reader] = await Promise.all([
    makePerson(api.services),
    makePerson(api.services, { name: 'Clara Clerk' }),
    makePerson(api.services),
  ]);
  form = await publishedForm(api.services, team.id, [
    {
      ...{ name: 'Neighbors', type: 'SurveyStep', survey: { name: 'A new playground', identified: true } },
      fields: [
        { name: 'Opinion', required: true },
        { name: 'Children', dataType: 'integer' },
      ],
    },
    { name: 'Decide', type: 'BasicStep' },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  await addToForm(api.services, team.id, form.formId, reader, 1);
});

const stepOf = ({ stepId }: LaunchedSubmission): string => `ActiveStep:${stepId('Neighbors')}`;
const address = (): string => `neighbor-${newId()}@example.com`;
const invite = (who: TestPerson, at: LaunchedSubmission, emails: string, message = ''): Promise<GraphQLAnswer> =>
  api.attempt(who, 'inviteToSurvey', { activeStepId: stepOf(at), emails, message }, 'invitedCount');
const work = () => runJobs(api.services);
const links = async (email: string): Promise<string[]> =>
  (await mailsTo(api.services, email)).map(({ text }) => /\/surveys\/([\w-]+)/.exec(text)?.[1] ?? '');
const invitations = async (who: TestPerson, at: LaunchedSubmission) => {
  const text = `query ($id: ID!) { node(id: $id) { ... on ActiveStep {
    survey { url state invitedCount answeredCount responseCount questions { name answered average options { name times } } }
    surveyInvitations(first: 50) { totalCount edges { node {
      id email message sentBy { name } remindableAt lastRemindedAt response { scopedId } } } }
    surveyResponses(first: 50) { totalCount edges { node { id scopedId email } } } } } }`;
  return (await api.ask(who, text, { id: stepOf(at) })).data.node;
};
const answer = (token: string, said: Readonly<Record<string, unknown>>): Promise<GraphQLAnswer> => {
  const answers = Object.entries(said).map(([name, content]) => ({ fieldId: `Field:${form.fieldId(name)}`, content }));
  return api.attempt(visitor(), 'answerSurvey', { token, answers }, 'response { id scopedId email }');
};
/** Backdates all their emails by a day. */
const aDayLater = (email: string) =>
  api.services.db.surveyInvitation.updateMany({
    where: { email },
    data: { createdAt: new Date(Date.now() - 86_400_000), lastRemindedAt: null },
  });

describe('an unapproved team', () => {
  test('can invite a few people, without its own text', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const vouched = (letInAt: Date | null) =>
      api.services.db.team.update({ where: { id: team.id }, data: { letInAt } });
    await vouched(null);
    const email = address();
    expect((await invite(clerk, submission, email, 'Cheap pills at my place')).refusal).toBeNull();
    await work();
    const [mail] = await mailsTo(api.services, email);
    const words = `${mail?.subject} ${mail?.text}`;
    for (const own of ['Cheap pills', 'A new playground', team.slug]) expect(words).not.toContain(own);
    expect(words).toContain('We’d like your opinion');
    const many = Array.from({ length: 21 }, address).join('\n');
    expect((await invite(clerk, submission, many)).refusal).toEqual({ emails: 'tooManyInvited' });
    await vouched(new Date());
    expect((await invite(clerk, submission, many)).refusal).toBeNull();
  });
});

describe('staff', () => {
  test('invite a list of people who each get their own link by email, and see who has answered', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const [ann, ben] = [address(), address()];
    const { data } = await invite(
      clerk,
      submission,
      `Email\n${ann.toUpperCase()}\n${ben},Ben\n${ann}`,
      'By Friday, please.',
    );
    expect(data.inviteToSurvey.invitedCount).toBe(2);
    await work();
    const [mail] = await mailsTo(api.services, ann);
    expect(mail).toMatchObject({ subject: 'We’d like your opinion: A new playground' });
    expect(mail?.text).toContain('By Friday, please.');
    const [token = ''] = await links(ann);
    expect(token).not.toBe((await links(ben))[0]);
    expect((await answer(token, { Opinion: 'Yes', Children: 2 })).data.answerSurvey.response).toMatchObject({
      ...{ scopedId: 1, email: ann },
    });
    const seen = await invitations(reader, submission);
    expect(seen.survey).toMatchObject({
      ...{ state: 'open', invitedCount: 2, answeredCount: 1, responseCount: 1 },
      questions: [
        { name: 'Opinion', answered: 1, average: null, options: [] },
        { name: 'Children', answered: 1, average: 2, options: [] },
      ],
    });
    expect(seen.survey.url).toMatch(/\/surveys\/[\w-]{32}$/);
    const byEmail = new Map<string, object>(
      seen.surveyInvitations.edges.map(({ node }: { node: { email: string } }) => [node.email, node]),
    );
    expect(byEmail.get(ann)).toMatchObject({
      response: { scopedId: 1 },
      remindableAt: null,
      sentBy: { name: 'Clara Clerk' },
    });
    expect(byEmail.get(ben)).toMatchObject({ response: null, message: 'By Friday, please.' });
  });

  test.each<[string, string, Record<string, string>]>([
    ['without an address', '\n', { emails: 'recipientsMissing' }],
    ['if one address of several is invalid', 'ann@example.com\nben', { emails: 'emailsRefused' }],
  ])('email no one %s', async (_name, emails, refusal) => {
    const submission = await launchTestSubmission(api, resident, form);
    expect((await invite(clerk, submission, emails)).refusal).toEqual(refusal);
    expect((await invitations(clerk, submission)).survey.invitedCount).toBe(0);
  });

  test('invite no one twice', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const ann = address();
    await invite(clerk, submission, ann);
    expect((await invite(clerk, submission, ann)).refusal).toEqual({ emails: 'invitedBefore' });
    await work();
    expect(await links(ann)).toHaveLength(1);
  });

  const remind = async (email: string, at: LaunchedSubmission): Promise<GraphQLAnswer['refusal']> => {
    const activeStepId = at.stepId('Neighbors');
    const { id } = await api.services.db.surveyInvitation.findFirstOrThrow({ where: { email, activeStepId } });
    return (await api.attempt(clerk, 'remindInvitee', { surveyInvitationId: `SurveyInvitation:${id}` })).refusal;
  };
  const remindEveryone = (at: LaunchedSubmission) =>
    api.attempt(clerk, 'remindInvitees', { activeStepId: stepOf(at) }, 'remindedCount');

  test('remind people right after inviting them, then each contact at most once in six hours over all surveys', async () => {
    const [one, other] = [
      await launchTestSubmission(api, resident, form),
      await launchTestSubmission(api, resident, form),
    ];
    const [ann, ben] = [address(), address()];
    for (const submission of [one, other]) await invite(clerk, submission, `${ann}\n${ben}`);
    expect(await remind(ann, one)).toBeNull();
    expect([await remind(ann, one), await remind(ann, other)]).toEqual(['remindedRecently', 'remindedRecently']);
    expect((await remindEveryone(other)).data.remindInvitees.remindedCount).toBe(1);
    expect((await remindEveryone(one)).refusal).toBe('nobodyToRemind');
    const now = Date.now();
    const { surveyInvitations } = await invitations(clerk, other);
    for (const { node } of surveyInvitations.edges) expect(new Date(node.remindableAt).getTime()).toBeGreaterThan(now);
    await aDayLater(ben);
    const both = await Promise.all([one, other].map((at) => remind(ben, at)));
    expect(both.filter((refusal) => refusal === null)).toHaveLength(1);
  });

  test('remind people who have not answered, with the same link', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const [ann, ben] = [address(), address()];
    await invite(clerk, submission, `${ann}\n${ben}`);
    await work();
    const remindAll = () => remindEveryone(submission);
    await answer((await links(ben))[0] ?? '', { Opinion: 'No' });
    expect(await remind(ben, submission)).toBe('hasAnswered');
    expect((await remindAll()).data.remindInvitees.remindedCount).toBe(1);
    await work();
    expect(new Set(await links(ann)).size).toBe(1);
    expect((await mailsTo(api.services, ann)).map(({ subject }) => subject)).toContain(
      'Reminder to share your opinion: A new playground',
    );
    expect(await links(ben)).toHaveLength(1);
    expect(await remind(ann, submission)).toBe('remindedRecently');
  });

  test('can neither invite nor remind once the step is completed, and waiting emails are not sent', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const ann = address();
    await invite(clerk, submission, ann);
    await api.act(clerk, 'advanceStep', { activeStepId: stepOf(submission) });
    expect((await invite(clerk, submission, address())).refusal).toBe('surveyOver');
    await work();
    expect(await links(ann)).toEqual([]);
  });
});

describe('responses and invitees', () => {
  test('can be exported as a table by people who read them', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const ann = address();
    await invite(clerk, submission, ann);
    await work();
    await answer((await links(ann))[0] ?? '', { Opinion: 'Yes, "please"', Children: 3 });
    const tables = await Promise.all(
      ['responses', 'invitations'].map(async (of) => {
        const input = { activeStepId: stepOf(submission), of, format: 'csv' };
        const { data } = await api.act(reader, 'exportSurvey', input, 'export { id name }');
        return data.exportSurvey.export;
      }),
    );
    await work();
    const [responses, people] = await Promise.all(
      tables.map(async ({ id }: { id: string }) => {
        const where = { id: id.replace('Export:', '') };
        const { file } = await api.services.db.export.findUniqueOrThrow({ where, include: { file: true } });
        const written = await text(await api.services.files.read(file!.key));
        return parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
      }),
    );
    expect(tables.map(({ name }) => name)).toEqual([
      'Responses to A new playground',
      'Invitations to A new playground',
    ]);
    expect(responses).toMatchObject([{ Response: '1', Email: ann, Opinion: 'Yes, "please"', Children: '3' }]);
    expect(people).toMatchObject([{ Email: ann, 'Invited By': 'Clara Clerk', 'Last Reminded': '' }]);
    expect(people?.[0]?.['Answered']).not.toBe('');
  });
});

describe('other people', () => {
  test('can neither invite, remind, read, nor export, and strangers find nothing', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const ann = address();
    await invite(clerk, submission, ann);
    const { id } = await api.services.db.surveyInvitation.findFirstOrThrow({ where: { email: ann } });
    const stranger = (await makeTeam(api.services)).owner;
    const mutations: readonly (readonly [string, Record<string, unknown>])[] = [
      ['inviteToSurvey', { activeStepId: stepOf(submission), emails: address() }],
      ['remindInvitee', { surveyInvitationId: `SurveyInvitation:${id}` }],
      ['remindInvitees', { activeStepId: stepOf(submission) }],
      ['exportSurvey', { activeStepId: stepOf(submission), of: 'responses', format: 'csv' }],
    ];
    for (const [mutation, input] of mutations) {
      expect((await api.attemptByName(stranger, mutation, input)).codes).toEqual(['NOT_FOUND']);
      expect((await api.attemptByName(resident, mutation, input)).codes).toEqual(['FORBIDDEN']);
    }
    // a read-only person can export, and can't invite anyone
    for (const [mutation, input] of mutations.slice(0, 3))
      expect((await api.attemptByName(reader, mutation, input)).codes).toEqual(['FORBIDDEN']);
    const text = `query ($id: ID!) { node(id: $id) { ... on ActiveStep { surveyToken survey { state }
      latestSurveyInvitations { email } latestSurveyResponses { id } } } }`;
    expect((await api.ask(resident, text, { id: stepOf(submission) })).data.node).toEqual({
      ...{ surveyToken: null, survey: null, latestSurveyInvitations: [], latestSurveyResponses: [] },
    });
    const lists = `query ($id: ID!) { node(id: $id) { ... on ActiveStep { surveyResponses(first: 1) { totalCount } } } }`;
    expect((await api.ask(resident, lists, { id: stepOf(submission) })).codes).toEqual(['FORBIDDEN']);
  });
});
