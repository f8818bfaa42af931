import { beforeAll, describe, expect, test } from 'vitest';
import { addPeriod, type Period } from '#domain/kernel/dates.ts';
import { dateIn, startOfDay } from '#domain/kernel/timeZones.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { PlainId } from '#server/newId.ts';
import { newId } from '#server/newId.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
const zone = 'America/Chicago';
let team: TestTeam;
let clerk: TestPerson;
let reader: TestPerson;
let form: PublishedForm;

const window = {
  expires: true,
  expiresAfterValue: 1,
  expiresAfterUnit: 'years',
  renewable: true,
  renewalOpensValue: 30,
  renewalOpensUnit: 'days',
  renewalClosesValue: 1,
  renewalClosesUnit: 'months',
} as const;
const kept = { autofillOnRenewal: true } as const;

async function newForm(settings: Partial<Prisma.ConfiguredOutputUncheckedCreateInput> = {}): Promise<PublishedForm> {
  const made = await publishedForm(
    api.services,
    team.id,
    [
      {
        name: 'Ask',
        external: true,
        fields: [
          { name: 'Owner', ...kept, lockOnRenewal: true },
          { name: 'Trees', dataType: 'integer', ...kept },
          { name: 'Reason' },
        ],
      },
      { name: 'Check', fields: [{ name: 'Notes', ...kept }] },
    ],
    { identifier: 'Owner' },
  );
  await configureOutput(
    api.services,
    { ...made, teamId: team.id },
    { name: 'Felling permit', settings: { ...window, ...settings } },
  );
  await addToForm(api.services, team.id, made.formId, clerk, 2);
  await addToForm(api.services, team.id, made.formId, reader, 1);
  return made;
}

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: zone } });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reader = await makePerson(services, { name: 'Rita Reader' });
  form = await newForm();
});

const say = async (
  who: TestPerson,
  submission: LaunchedSubmission,
  step: string,
  contents: Readonly<Record<string, unknown>>,
  of = form,
) => {
  for (const [name, content] of Object.entries(contents)) {
    const place = { activeStepId: submission.stepId(step), fieldId: of.fieldId(name) };
    expect((await saveTestAnswer(api, who, { ...place, content })).refusal).toBeNull();
  }
  const { refusal, messages } = await api.attempt(who, 'advanceStep', {
    activeStepId: `ActiveStep:${submission.stepId(step)}`,
    confirmsAll: true,
  });
  expect([refusal, messages]).toEqual([null, []]);
};

interface Permit {
  readonly id: string;
  readonly submission: LaunchedSubmission;
  readonly holder: TestPerson;
}

/** The date this many days from now, in the team's time zone. */
const day = (period: Period): Date => startOfDay(addPeriod(dateIn(new Date(), zone), period), zone);
const days = (value: number): Date => day({ value, unit: 'days' });

/** A permit that was issued a year ago and expires on this date. */
async function permit(expiresAt: Date | null = days(10), of = form): Promise<Permit> {
  const holder = await makePerson(api.services, { name: 'Rosa Resident' });
  const submission = await launchTestSubmission(api, holder, of);
  await say(holder, submission, 'Ask', { Owner: 'Rosa', Trees: 3, Reason: 'Shade' }, of);
  await say(clerk, submission, 'Check', { Notes: 'Seen' }, of);
  await runJobs(api.services);
  const { id } = await api.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId: submission.id } });
  await api.services.db.issuedOutput.update({ where: { id }, data: { expiresAt, issuedAt: days(-355) } });
  return { id, submission, holder };
}

const renew = (who: TestPerson, { id }: Permit) =>
  api.attempt(
    who,
    'renewOutput',
    { issuedOutputId: `IssuedOutput:${id}` },
    'submission { id isRenewal } issuedOutput { id }',
  );
async function renewed(who: TestPerson, from: Permit): Promise<string> {
  const { data, refusal, messages } = await renew(who, from);
  expect([refusal, messages]).toEqual([null, []]);
  return data.renewOutput.submission.id.split(':')[1];
}

const shown = `isRenewable isCurrentlyRenewable isRenewed renewalProblem { code message } renewal { id } availableActions
  originalOutput { id formName submission { scopedId } }`;
const permitFor = async (who: TestPerson, { id }: { id: string }) =>
  (
    await api.ask(who, `query ($id: ID!) { node(id: $id) { ... on IssuedOutput { ${shown} } } }`, {
      id: `IssuedOutput:${id}`,
    })
  ).data.node;
const answersOf = async (submissionId: string) =>
  Object.fromEntries(
    (await api.services.db.answer.findMany({ where: { submissionId }, include: { field: true } })).map((row) => [
      row.field.name,
      row.content,
    ]),
  );

describe('renewing an output', () => {
  test('creates a submission for its holders with the kept answers, and locked answers cannot be changed', async () => {
    const old = await permit();
    const partner = await makePerson(api.services, { name: 'Pat Partner' });
    const on = { submissionId: `Submission:${old.submission.id}` };
    await api.act(old.holder, 'addApplicant', { ...on, userId: `User:${partner.id}` });
    const id = await renewed(old.holder, old);
    expect(await answersOf(id)).toEqual({ Owner: 'Rosa', Trees: 3, Notes: 'Seen' });
    const row = await api.services.db.submission.findUniqueOrThrow({
      where: { id },
      include: { activeSteps: { orderBy: { position: 'asc' } }, applicantAttachments: true },
    });
    expect(row).toMatchObject({ isRenewal: true, renewedOutputId: old.id, status: 'active', identifierValue: 'Rosa' });
    expect(row.applicantAttachments.find(({ isPrimary }) => isPrimary)?.userId).toBe(old.holder.id);
    expect(row.applicantAttachments.map(({ userId }) => userId).sort()).toEqual([old.holder.id, partner.id].sort());
    const [ask] = row.activeSteps;
    expect(ask?.lockedFields).toEqual([form.fieldId('Owner')]);
    const at = { activeStepId: ask?.id ?? '', revision: 1 };
    expect(
      (await saveTestAnswer(api, old.holder, { ...at, fieldId: form.fieldId('Owner'), content: 'Max' })).refusal,
    ).toBe('fieldLocked');
    expect(
      (await saveTestAnswer(api, old.holder, { ...at, fieldId: form.fieldId('Trees'), content: 4 })).refusal,
    ).toBeNull();
    expect(await allDashboardDifferences(api.services)).toEqual([]);
    const activity = await api.services.db.activity.findFirst({
      where: { submissionId: old.submission.id, kind: 'renewOutput' },
    });
    expect(activity).toMatchObject({ actorId: old.holder.id, data: { output: 'Felling permit' } });
  });

  test('creates it once: repeated or concurrent requests lead to the same submission', async () => {
    const old = await permit();
    const ids = await Promise.all([renewed(old.holder, old), renewed(old.holder, old), renewed(clerk, old)]);
    expect(new Set(ids).size).toBe(1);
    expect(await renewed(old.holder, old)).toBe(ids[0]);
    expect(await api.services.db.submission.count({ where: { renewedOutputId: old.id } })).toBe(1);
    expect(await permitFor(old.holder, old)).toMatchObject({
      renewalProblem: { code: 'renewalUnderWay' },
      renewal: { id: `Submission:${ids[0]}` },
    });
  });

  test('issues a new output that starts where the old one ends and refers to it, and marks the old one as renewed', async () => {
    const old = await permit(days(10));
    const id = await renewed(clerk, old);
    const row = await api.services.db.submission.findUniqueOrThrow({
      where: { id },
      include: { activeSteps: { include: { step: true } } },
    });
    expect(row.launchedById).toBe(clerk.id);
    const steps = new Map(row.activeSteps.map(({ id: stepId, step }) => [step.name, stepId as PlainId]));
    const submission: LaunchedSubmission = {
      id: id as PlainId,
      scopedId: row.scopedId,
      stepId: (name) => steps.get(name)!,
    };
    await say(old.holder, submission, 'Ask', { Reason: 'Light' });
    await say(clerk, submission, 'Check', {});
    await runJobs(api.services);
    const next = await api.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId: id } });
    expect(next.originalOutputId).toBe(old.id);
    expect(dateIn(next.expiresAt!, zone)).toBe(addPeriod(dateIn(days(10), zone), { value: 1, unit: 'years' }));
    expect(await permitFor(old.holder, next)).toMatchObject({
      originalOutput: {
        id: `IssuedOutput:${old.id}`,
        formName: 'Building permit',
        submission: { scopedId: old.submission.scopedId },
      },
    });
    expect(await permitFor(old.holder, old)).toMatchObject({ isRenewed: true, isCurrentlyRenewable: false });
    expect((await renew(old.holder, old)).refusal).toBe('alreadyRenewed');
  });

  test('uses the currently published form', async () => {
    const own = await newForm();
    const old = await permit(days(10), own);
    const { db } = api.services;
    const [versionId, stepId, sectionId] = [newId(), newId(), newId()];
    const within = { teamId: team.id, flowTemplateId: versionId };
    const version = {
      id: versionId,
      teamId: team.id,
      masterTemplateId: own.formId,
      kind: 'published',
      version: 2,
    } as const;
    await db.flowTemplate.create({ data: { ...version, name: 'Felling', publishedAt: new Date() } });
    await db.step.create({
      data: {
        ...within,
        id: stepId,
        identity: own.stepId('Ask'),
        name: 'Ask',
        type: 'CollectInfoStep',
        external: true,
        position: 0,
      },
    });
    await db.section.create({ data: { ...within, id: sectionId, identity: sectionId, stepId, position: 0 } });
    await db.field.createMany({
      data: [
        {
          ...within,
          id: newId(),
          identity: own.fieldId('Owner'),
          name: 'Owner of the trees',
          dataType: 'string',
          sectionId,
          position: 0,
          ...kept,
        },
        // now has another question
        {
          ...within,
          id: newId(),
          identity: own.fieldId('Trees'),
          name: 'Since when',
          dataType: 'date',
          sectionId,
          position: 1,
          ...kept,
        },
        { ...within, id: newId(), identity: newId(), name: 'New', dataType: 'string', sectionId, position: 2, ...kept },
      ],
    });
    const id = await renewed(old.holder, old);
    expect(await db.submission.findUniqueOrThrow({ where: { id } })).toMatchObject({ flowTemplateId: versionId });
    expect(await answersOf(id)).toEqual({ 'Owner of the trees': 'Rosa' });
  });

  test('leaves everything blank if the output is set up that way', async () => {
    const own = await newForm({ autofill: false });
    const old = await permit(days(10), own);
    expect(await answersOf(await renewed(old.holder, old))).toEqual({});
  });

  test('can start again after its renewal was deleted', async () => {
    const old = await permit();
    const first = await renewed(old.holder, old);
    expect((await api.attempt(clerk, 'deleteSubmission', { submissionId: `Submission:${first}` })).refusal).toBeNull();
    expect(await renewed(old.holder, old)).not.toBe(first);
  });
});

describe('people who can renew', () => {
  test('are its holders and the staff who process it', async () => {
    const stranger = await makePerson(api.services);
    const neighbor = await makePerson(api.services);
    const said = async (who: TestPerson): Promise<readonly unknown[]> => {
      const old = await permit();
      if (who === neighbor)
        await api.act(old.holder, 'addApplicant', {
          submissionId: `Submission:${old.submission.id}`,
          userId: `User:${who.id}`,
        });
      const offered = (await permitFor(who, old))?.availableActions.includes('renewOutput') ?? null;
      const { refusal } = await renew(who, old);
      return [offered, refusal ?? 'done'];
    };
    expect({
      neighbor: await said(neighbor),
      clerk: await said(clerk),
      owner: await said(team.owner),
      reader: await said(reader),
      member: await said(team.member),
      stranger: await said(stranger),
    }).toEqual({
      neighbor: [true, 'done'],
      clerk: [true, 'done'],
      owner: [true, 'done'],
      reader: [false, 'FORBIDDEN'],
      member: [null, 'NOT_FOUND'],
      stranger: [null, 'NOT_FOUND'],
    });
  });

  test("learn that a renewal is in progress if others started it and they can't see it", async () => {
    const old = await permit();
    const id = await renewed(clerk, old);
    const partner = await makePerson(api.services);
    await api.act(old.holder, 'addApplicant', {
      submissionId: `Submission:${old.submission.id}`,
      userId: `User:${partner.id}`,
    });
    expect((await renew(partner, old)).refusal).toBe('renewalUnderWay');
    expect(await permitFor(partner, old)).toMatchObject({ renewal: null });
    expect(await permitFor(old.holder, old)).toMatchObject({ renewal: { id: `Submission:${id}` } });
  });
});

describe('an output cannot be renewed', () => {
  test.each<[string, Date | null, Prisma.IssuedOutputUncheckedUpdateInput, string]>([
    ['before its window opens', days(31), {}, 'renewalNotOpen'],
    ['after its window closed', day({ value: -2, unit: 'months' }), {}, 'renewalClosed'],
    ['if it never expires', null, {}, 'outputNotRenewable'],
    ['while it is revoked', days(10), { revokedAt: new Date() }, 'outputRevoked'],
    ['before it is issued', days(10), { issuedAt: days(1) }, 'outputNotIssued'],
  ])('%s', async (_, expiresAt, data, code) => {
    const old = await permit(expiresAt);
    await api.services.db.issuedOutput.update({ where: { id: old.id }, data });
    expect((await renew(old.holder, old)).refusal).toBe(code);
    expect(await permitFor(clerk, old)).toMatchObject({
      isCurrentlyRenewable: false,
      renewalProblem: { code, message: expect.stringMatching(/\w/) },
      availableActions: expect.not.arrayContaining(['renewOutput']),
    });
    expect(await api.services.db.submission.count({ where: { renewedOutputId: old.id } })).toBe(0);
  });

  test('while its form does not accept submissions', async () => {
    const own = await newForm();
    const old = await permit(days(10), own);
    await api.services.db.masterTemplate.update({ where: { id: own.formId }, data: { status: 'closed' } });
    expect((await renew(old.holder, old)).refusal).toBe('formNotPublished');
  });

  test('if its form does not allow it', async () => {
    const own = await newForm({ renewable: false });
    const old = await permit(days(10), own);
    expect((await renew(old.holder, old)).refusal).toBe('outputNotRenewable');
  });
});

test('appears in lists with its renewal action for people who may renew it', async () => {
  const old = await permit();
  const other = await permit(days(100));
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { isRenewable renewableOutputs { id } } } }`;
  const listed = async (who: TestPerson, { submission }: Permit) =>
    (await api.ask(who, text, { id: `Submission:${submission.id}` })).data.node;
  const ids = [{ id: `IssuedOutput:${old.id}` }];
  expect(await listed(old.holder, old)).toEqual({ isRenewable: true, renewableOutputs: ids });
  expect(await listed(clerk, old)).toEqual({ isRenewable: true, renewableOutputs: ids });
  expect(await listed(reader, old)).toEqual({ isRenewable: true, renewableOutputs: [] });
  expect(await listed(other.holder, other)).toEqual({ isRenewable: false, renewableOutputs: [] });
});
