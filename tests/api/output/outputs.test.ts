import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { generateOutput } from '#server/operations/output/generateOutput.ts';
import { resumeOutputs } from '#server/operations/output/resumeOutputs.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi, visitor, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: 'America/Chicago' } });
  resident = await makePerson(services, { name: 'Zoë Їжакевич' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  stranger = await makePerson(services);
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'What' }, { name: 'Height', dataType: 'integer' }] },
    { name: 'Check', fields: [{ name: 'Notes' }] },
  ]);
  const made = { ...form, teamId: team.id };
  const fills = {
    owner: { fact: 'primary_applicant_name' },
    what: { fieldId: form.fieldId('What') },
    height: { fieldId: form.fieldId('Height') },
    until: { fact: 'expires_on' },
  } as const;
  const expiry = { expires: true, expiresAfterValue: 1, expiresAfterUnit: 'years', renewable: true } as const;
  const settings = { ...expiry, checkShowsHolder: true };
  await configureOutput(services, made, { name: 'Building permit', fills, settings });
  const step = { issuedOnStepIdentity: form.stepId('Ask') };
  await configureOutput(services, made, { name: 'Receipt', settings: step });
  await addToForm(services, team.id, form.formId, clerk, 2);
});

const advance = async (who: TestPerson, submission: LaunchedSubmission, step: string): Promise<void> => {
  const { refusal, messages } = await api.attempt(who, 'advanceStep', {
    activeStepId: `ActiveStep:${submission.stepId(step)}`,
  });
  if (refusal !== null || messages.length > 0) throw new Error(`${JSON.stringify(refusal)} ${messages.join()}`);
};

async function finished(what = 'A shed'): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('What') };
  await saveTestAnswer(api, resident, { ...place, content: what });
  await advance(resident, submission, 'Ask');
  await advance(clerk, submission, 'Check');
  return submission;
}

const outputsOf = async (who: TestPerson, { id }: LaunchedSubmission) => {
  const { data, codes } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on Submission { status issuedOutputs { id name status state issuedAt expiresAt
      downloadUrl failureMessage isRenewable isCurrentlyRenewable renewalOptedOut availableActions } } } }`,
    { id: `Submission:${id}` },
  );
  // hidden outputs are empty, and cause no error that would break the rest of the page
  expect(codes).toEqual([]);
  return data.node?.issuedOutputs;
};
const permitOf = async (who: TestPerson, submission: LaunchedSubmission) =>
  (await outputsOf(who, submission))?.find(({ name }: { name: string }) => name === 'Building permit');
const rowOf = ({ id }: LaunchedSubmission) =>
  api.services.db.issuedOutput.findFirstOrThrow({
    where: { submissionId: id, name: 'Building permit' },
    include: { file: true },
  });
async function textOf(submission: LaunchedSubmission): Promise<string[]> {
  const { file } = await rowOf(submission);
  return pdfText(new Uint8Array(await buffer(await api.services.files.read(file!.key))));
}
const issuedMails = async (): Promise<number> =>
  (await mailsTo(api.services, resident.email)).filter(({ kind }) => kind === 'outputIssued').length;
const act = async (who: TestPerson, name: string, submission: LaunchedSubmission, input = {}): Promise<GraphQLAnswer> =>
  api.attemptByName(
    who,
    name,
    { issuedOutputId: (await permitOf(clerk, submission)).id, ...input },
    'issuedOutput { id status }',
  );

describe('an output', () => {
  test('is issued when its step is completed, and otherwise at the end', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    expect(await outputsOf(resident, submission)).toEqual([]);
    await advance(resident, submission, 'Ask');
    expect(await outputsOf(resident, submission)).toMatchObject([{ name: 'Receipt', status: 'unissued' }]);
    await runJobs(api.services);
    expect(await outputsOf(resident, submission)).toMatchObject([
      { name: 'Receipt', status: 'valid', state: 'generated', downloadUrl: null, expiresAt: null },
    ]);
    await advance(clerk, submission, 'Check');
    expect(await permitOf(resident, submission)).toMatchObject({
      status: 'unissued',
      state: 'waiting',
      downloadUrl: null,
    });
  });

  test('is issued as a document with the answers, and its holder gets an email', async () => {
    await runJobs(api.services);
    const before = await issuedMails();
    const submission = await finished('Κήπος & сад – “shed”');
    await runJobs(api.services);
    const { id, issuedAt, expiresAt, downloadUrl, ...permit } = await permitOf(resident, submission);
    expect(permit).toMatchObject({
      status: 'valid',
      state: 'generated',
      isRenewable: true,
      isCurrentlyRenewable: true,
    });
    expect(downloadUrl).toBe(`http://localhost:4000/issued_outputs/${id.split(':')[1]}/download`);
    expect(new Date(expiresAt).getUTCFullYear()).toBe(new Date(issuedAt).getUTCFullYear() + 1);
    const [page, ...more] = await textOf(submission);
    const lines = page?.replaceAll('\n', '|');
    expect(lines?.replaceAll('|', '')).toContain('Zoë Їжакевич');
    expect(lines?.replaceAll('|', '')).toContain('Κήπος & сад – “shed”');
    expect(more).toEqual([]);
    expect(await issuedMails()).toBe(before + 2);
    const mail = (await mailsTo(api.services, resident.email)).find(({ subject }) =>
      subject.startsWith('Issued: Building permit (#'),
    );
    expect(mail?.text).toContain('/issued_outputs/');
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('contains the whole of a long answer', async () => {
    const story = Array.from({ length: 1_000 }, (_, place) => `beam${place}`).join(' ');
    const submission = await finished(story);
    await runJobs(api.services);
    const [, ...pages] = await textOf(submission);
    // each continuation page starts with the team
    const continued = pages.map((page) => page.replace(/\s+/g, ' ').replace(/^Team \S+ /, ''));
    expect(continued.join(' ')).toBe(`Continued: what ${story}`);
  });

  test('is issued once, however often its job runs', async () => {
    const submission = await finished();
    const before = await issuedMails();
    const { id, jobId } = await rowOf(submission);
    const job = { jobId: jobId ?? '', issuedOutputId: id };
    const ctx = { services: api.services, actor: system };
    await Promise.all([generateOutput(ctx, job), generateOutput(ctx, job), generateOutput(ctx, job)]);
    await runJobs(api.services);
    await generateOutput(ctx, job);
    expect(await permitOf(resident, submission)).toMatchObject({ state: 'generated' });
    expect(await issuedMails()).toBe(before + 2);
    expect(await api.services.db.issuedOutput.count({ where: { submissionId: submission.id } })).toBe(2);
  });

  test("is not issued while letters of a name can't be printed: staff see why and fix it", async () => {
    const submission = await finished('Für 王小明');
    await runJobs(api.services);
    expect(await permitOf(resident, submission)).toMatchObject({
      state: 'failed',
      failureMessage: null,
      downloadUrl: null,
    });
    const { failureMessage } = await permitOf(clerk, submission);
    expect(failureMessage).toContain('王小明');
    const job = await api.services.db.job.findFirstOrThrow({ where: { subjectId: (await rowOf(submission)).id } });
    expect(job.failureMessage).toBe('Unable to generate document at this time. Please try again later.');
    await api.services.db.answer.updateMany({
      where: { submissionId: submission.id, fieldIdentity: form.fieldId('What') },
      data: { content: 'For Wang Xiaoming' },
    });
    expect((await act(clerk, 'regenerateOutput', submission)).refusal).toBeNull();
    await runJobs(api.services);
    expect((await textOf(submission))[0]).toContain('For Wang Xiaoming');
  });

  test('uses its document while that is published and covers the version, and otherwise its replacement', async () => {
    const { db } = api.services;
    const submission = await finished('A greenhouse');
    const { configuredOutputId, outputIdentity } = await rowOf(submission);
    const configured = await db.configuredOutput.findUniqueOrThrow({ where: { id: configuredOutputId } });
    const documentId = `MasterTemplateDocument:${configured.documentId}`;
    const write = (input: object) => api.attempt(clerk, 'updateDocument', { documentId, ...input });
    await api.act(clerk, 'unpublishDocument', { documentId });
    await runJobs(api.services);
    const failed = await permitOf(clerk, submission);
    expect([failed.state, failed.failureMessage]).toEqual([
      'failed',
      'This output has no document for version 1 of the form. Publish one that covers it, then generate the document again.',
    ]);

    await api.act(clerk, 'publishDocument', { documentId });
    expect((await act(clerk, 'regenerateOutput', submission)).refusal).toBeNull();
    await runJobs(api.services);
    expect((await textOf(submission))[0]).toContain('A greenhouse');

    // the next version names another document, which also covers this version
    await write({ startVersion: 2 });
    const later = { id: newId(), teamId: team.id, masterTemplateId: form.formId, version: 2, kind: 'draft' } as const;
    await db.flowTemplate.create({ data: { ...later, name: 'Later' } });
    const named = { name: 'New paper', fills: { fact: { fact: 'submission_number' } } } as const;
    const settings = { identity: outputIdentity };
    await configureOutput(api.services, { ...form, teamId: team.id, versionId: later.id }, { ...named, settings });
    expect((await act(clerk, 'regenerateOutput', submission)).refusal).toBeNull();
    await runJobs(api.services);
    const [page] = await textOf(submission);
    expect(page).not.toContain('A greenhouse');
    await write({ startVersion: 1 });
  });

  test('is issued by the sweeper if its job was lost', async () => {
    const submission = await finished();
    const { id, jobId } = await rowOf(submission);
    await api.services.pool.query('SELECT graphile_worker.remove_job($1)', [`output/generateOutput:${jobId}`]);
    await api.services.db.job.update({ where: { id: jobId ?? '' }, data: { state: 'failed', finishedAt: new Date() } });
    await runJobs(api.services);
    expect(await rowOf(submission)).toMatchObject({ id, state: 'waiting' });
    expect(await resumeOutputs({ services: api.services, actor: system })).toBe(1);
    await runJobs(api.services);
    expect(await rowOf(submission)).toMatchObject({ id, state: 'generated' });
    expect(await resumeOutputs({ services: api.services, actor: system })).toBe(0);
  });

  test('is given up if its job was lost too often', async () => {
    const submission = await finished();
    const ctx = { services: api.services, actor: system };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { jobId } = await rowOf(submission);
      await api.services.pool.query('SELECT graphile_worker.remove_job($1)', [`output/generateOutput:${jobId}`]);
      await api.services.db.job.update({
        where: { id: jobId ?? '' },
        data: { state: 'failed', finishedAt: new Date() },
      });
      expect(await resumeOutputs(ctx)).toBe(1);
    }
    expect(await permitOf(clerk, submission)).toMatchObject({
      state: 'failed',
      failureMessage: 'Unable to generate document at this time. Please try again later.',
    });
    expect(await resumeOutputs(ctx)).toBe(0);
    await runJobs(api.services);
  });
});

describe('an issued output', () => {
  let submission: LaunchedSubmission;
  beforeAll(async () => {
    submission = await finished();
    await runJobs(api.services);
  });

  test('can be revoked and reinstated by staff, and its holder is notified both times', async () => {
    expect((await act(resident, 'revokeOutput', submission)).codes).toEqual(['FORBIDDEN']);
    expect((await act(clerk, 'unrevokeOutput', submission)).refusal).toBe('outputNotRevoked');
    expect((await act(clerk, 'revokeOutput', submission)).data.revokeOutput.issuedOutput.status).toBe('revoked');
    expect((await act(clerk, 'revokeOutput', submission)).refusal).toBe('outputRevoked');
    expect(await permitOf(resident, submission)).toMatchObject({
      status: 'revoked',
      downloadUrl: null,
      availableActions: [],
    });
    expect((await mailsTo(api.services, resident.email)).at(-1)).toMatchObject({ kind: 'outputRevoked' });
    expect((await act(clerk, 'regenerateOutput', submission)).refusal).toBe('outputRevoked');
    expect((await act(clerk, 'unrevokeOutput', submission)).refusal).toBeNull();
    const [mail] = (await mailsTo(api.services, resident.email)).slice(-1);
    expect(mail).toMatchObject({
      kind: 'outputRevoked',
      subject: expect.stringContaining('Reinstated: Building permit'),
    });
    expect(mail?.text).toContain(`/issued_outputs/${(await rowOf(submission)).id}`);
    expect(await permitOf(resident, submission)).toMatchObject({ status: 'valid', downloadUrl: expect.any(String) });
  });

  test('can get its dates from staff, and its document shows them', async () => {
    const { issuedAt } = await permitOf(clerk, submission);
    expect((await act(clerk, 'updateIssuedOutput', submission, { expiresAt: issuedAt })).refusal).toEqual({
      expiresAt: 'expiresBeforeIssue',
    });
    expect((await act(clerk, 'updateIssuedOutput', submission, { expiresAt: '9999-01-01T00:00:00Z' })).refusal).toEqual(
      {
        expiresAt: 'dateTooFarAhead',
      },
    );
    const before = await issuedMails();
    const old = await rowOf(submission);
    const expiresAt = new Date('2031-03-05T06:00:00Z');
    expect((await act(clerk, 'updateIssuedOutput', submission, { expiresAt })).refusal).toBeNull();
    await runJobs(api.services);
    expect(await permitOf(resident, submission)).toMatchObject({ issuedAt, expiresAt, state: 'generated' });
    expect((await textOf(submission))[0]).toContain('2031');
    expect(await issuedMails()).toBe(before);
    // earlier documents are kept, for staff
    const text = `query ($id: ID!) { node(id: $id) { ... on IssuedOutput { superseded { fileName url supersededAt } } } }`;
    const supersededFor = async (who: TestPerson) =>
      (await api.ask(who, text, { id: `IssuedOutput:${old.id}` })).data.node.superseded;
    const [replaced] = await supersededFor(clerk);
    expect(replaced).toMatchObject({ fileName: old.file?.filename, url: expect.stringMatching(/^http/) });
    expect(await supersededFor(resident)).toEqual([]);
    expect(await api.services.files.head(old.file?.key ?? '')).not.toBeNull();
  });

  test('reminds its holder unless they opt out', async () => {
    expect((await act(resident, 'chooseRenewalReminders', submission, { wanted: false })).refusal).toBeNull();
    expect(await permitOf(resident, submission)).toMatchObject({ renewalOptedOut: true });
    expect((await act(resident, 'chooseRenewalReminders', submission, { wanted: true })).refusal).toBeNull();
    expect(await permitOf(resident, submission)).toMatchObject({ renewalOptedOut: false });
  });

  test('does not exist for strangers', async () => {
    const { id } = await permitOf(clerk, submission);
    for (const name of ['revokeOutput', 'unrevokeOutput', 'regenerateOutput', 'updateIssuedOutput'])
      expect((await api.attemptByName(stranger, name, { issuedOutputId: id })).codes).toEqual(['NOT_FOUND']);
    const { data } = await api.ask(stranger, 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data.node).toBeNull();
  });
});

describe('verifying an output by its code', () => {
  const stranger = visitor({ address: '198.51.100.7' });
  const everything = '{ name teamName number holderName issuedOn expiresOn status }';
  const check = (code: string, who = stranger) =>
    api.ask(who, `query ($code: String!) { checkedOutput(code: $code) ${everything} }`, { code });
  const codeOn = async (submission: LaunchedSubmission): Promise<string> =>
    /http:\/\/localhost:4000\/check\/([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})$/.exec(
      (await textOf(submission))[0] ?? '',
    )?.[1] ?? '';

  test('shows a stranger the details to compare and the status, and nothing else', async () => {
    const submission = await finished();
    await runJobs(api.services);
    const code = await codeOn(submission);
    const { number } = (
      await api.ask(clerk, 'query ($id: ID!) { node(id: $id) { ... on Submission { number: scopedId } } }', {
        id: `Submission:${submission.id}`,
      })
    ).data.node;
    const { issuedAt, expiresAt } = await rowOf(submission);
    const { name: teamName } = await api.services.db.team.findUniqueOrThrow({ where: { id: team.id } });
    const told = {
      ...{ name: 'Building permit', teamName, number: String(number), holderName: resident.name },
      issuedOn: dateIn(issuedAt!, 'America/Chicago'),
      expiresOn: dateIn(expiresAt!, 'America/Chicago'),
      status: 'valid',
    };
    expect((await check(code)).data.checkedOutput).toEqual(told);
    expect((await check(` ${code.toLowerCase().replaceAll('-', ' ')}`)).data.checkedOutput).toEqual(told);

    // a regenerated document has the same code
    await act(clerk, 'regenerateOutput', submission);
    await runJobs(api.services);
    expect(await codeOn(submission)).toBe(code);
    await act(clerk, 'revokeOutput', submission);
    expect((await check(code)).data.checkedOutput).toEqual({ ...told, status: 'revoked' });
    await act(clerk, 'unrevokeOutput', submission);
    await api.services.db.issuedOutput.updateMany({
      where: { submissionId: submission.id },
      data: { issuedAt: new Date('2001-01-01T12:00:00Z'), expiresAt: new Date('2002-01-01T12:00:00Z') },
    });
    const over = { issuedOn: '2001-01-01', expiresOn: '2002-01-01', status: 'expired' };
    expect((await check(code)).data.checkedOutput).toEqual({ ...told, ...over });

    // a deleted, unissued, or guessed code all look the same
    await api.services.db.submission.update({ where: { id: submission.id }, data: { deletedAt: new Date() } });
    for (const unknown of [code, '0000-0000-0000-0000', 'permit', ''])
      expect((await check(unknown)).data).toEqual({ checkedOutput: null });
  });

  test('shows no name unless the form allows it', async () => {
    const plain = await publishedForm(api.services, team.id, [{ name: 'Go', external: true }], { name: 'Parade' });
    const fills = { owner: { fact: 'primary_applicant_name' } } as const;
    await configureOutput(api.services, { ...plain, teamId: team.id }, { name: 'Notice', fills });
    const submission = await launchTestSubmission(api, resident, plain);
    await advance(resident, submission, 'Go');
    await runJobs(api.services);
    const { checkCode } = await api.services.db.issuedOutput.findFirstOrThrow({
      where: { submissionId: submission.id },
    });
    expect((await check(checkCode ?? '')).data.checkedOutput).toMatchObject({
      ...{ name: 'Notice', holderName: null, expiresOn: null, status: 'valid' },
    });
  });

  test('is rate limited per network', async () => {
    const guesser = visitor({ address: '198.51.100.99' });
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 61; guess += 1) codes.push((await check('0000-0000-0000-0000', guesser)).codes[0]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(60);
    expect(codes[60]).toBe('TOO_FAST');
  });
});

test('applicants are notified when their submission is put on hold, resumed, sent, and completed', async () => {
  const newcomer = await makePerson(api.services);
  const submission = await launchTestSubmission(api, newcomer, form);
  const on = { submissionId: `Submission:${submission.id}` };
  await api.act(clerk, 'haltSubmission', on);
  await api.act(clerk, 'resumeSubmission', on);
  await api.act(newcomer, 'haltSubmission', on);
  await api.act(newcomer, 'resumeSubmission', on);
  await advance(newcomer, submission, 'Ask');
  await advance(clerk, submission, 'Check');
  const mails = await mailsTo(api.services, newcomer.email);
  expect(mails.map(({ subject }) => subject.replace(/ #\d+/, ''))).toEqual([
    'Your submission was put on hold: Building permit',
    'Your submission has been resumed: Building permit',
    'We received your submission: Building permit',
  ]);
  // the documents are the news, and their emails say that nothing more is needed
  await runJobs(api.services);
  const issued = (await mailsTo(api.services, newcomer.email)).slice(mails.length);
  expect(issued.map(({ kind }) => kind)).toEqual(['outputIssued', 'outputIssued']);
  expect(issued[0]?.text).toContain('Your submission is complete.');
});

test('a person who turned off a type of email gets none', async () => {
  const quiet = await makePerson(api.services);
  await api.services.db.emailSetting.create({
    data: {
      ownerType: 'User',
      ownerId: quiet.id,
      emailType: 'submissionLaunched',
      typeParentType: 'Team',
      typeParentId: team.id,
      shouldSend: false,
    },
  });
  await launchTestSubmission(api, quiet, form);
  expect(await mailsTo(api.services, quiet.email)).toEqual([]);
});
