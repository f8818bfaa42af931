import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileQuotas } from '#domain/file/quotaProblem.ts';
import { createAccess } from '#server/access/createAccess.ts';
import { anonymousPrincipal } from '#server/access/principal.ts';
import { system } from '#server/actor.ts';
import { clamd } from '#server/files/clamd.ts';
import type { PlainId } from '#server/newId.ts';
import { resumeScans } from '#server/operations/file/scanFile.ts';
import { sweepFiles } from '#server/operations/file/sweepFiles.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { eicar } from '#tests/support/eicar.ts';
import { startFakeClamd, type FakeClamd } from '#tests/support/fakeClamd.ts';
import { apiOn, useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const plenty: FileQuotas = { personDayFiles: 1e9, personDayBytes: 1e12, submissionBytes: 1e12, teamBytes: 1e12 };
let fileQuotas = plenty;
let scanner: FakeClamd | null = null;
const usual = useApi();
const api = apiOn({
  get services() {
    const scanning = scanner ? { scanner: clamd(scanner.url, { silenceMs: 5_000 }) } : {};
    return { ...usual.services, fileQuotas, ...scanning };
  },
});
let form: PublishedForm;
let clerk: TestPerson;
let holder: TestPerson;

beforeAll(async () => {
  const team = await makeTeam(api.services);
  clerk = await makePerson(api.services);
  const kept = { dataType: 'file', autofillOnRenewal: true } as const;
  const fields = [
    { name: 'Plan', ...kept, lockOnRenewal: true },
    { name: 'Photos', ...kept },
    { name: 'Receipt', dataType: 'file' as const },
  ];
  form = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }]);
  const settings = { expires: true, expiresAfterValue: 1, expiresAfterUnit: 'years', renewable: true } as const;
  const window = { renewalOpensValue: 30, renewalOpensUnit: 'days', renewalClosesValue: 1 } as const;
  const output = { name: 'Permit', settings: { ...settings, ...window, renewalClosesUnit: 'months' as const } };
  await configureOutput(api.services, { ...form, teamId: team.id }, output);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});
beforeEach(async () => {
  fileQuotas = plenty;
  scanner = null;
  holder = await makePerson(api.services);
});

async function uploaded(fileName: string, text = fileName): Promise<string> {
  const about = { fileName, contentType: 'text/plain', byteSize: text.length };
  const { data } = await api.act(holder, 'requestAnswerUpload', about, 'fileId fields');
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, Buffer.from(text), 'text/plain');
  return fileId;
}

async function say(submission: LaunchedSubmission, name: string, content: unknown, revision = 0): Promise<unknown> {
  const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId(name) };
  return (await saveTestAnswer(api, holder, { ...place, content, revision })).refusal;
}

interface Permit {
  readonly submission: LaunchedSubmission;
  readonly outputId: string;
}

async function permit(files: Readonly<Record<string, readonly string[]>>): Promise<Permit> {
  const submission = await launchTestSubmission(api, holder, form);
  for (const [name, ids] of Object.entries(files))
    expect(
      await say(
        submission,
        name,
        ids.map((id) => ({ id })),
      ),
    ).toBeNull();
  const activeStepId = `ActiveStep:${submission.stepId('Ask')}`;
  expect((await api.attempt(holder, 'advanceStep', { activeStepId, confirmsAll: true })).refusal).toBeNull();
  await runJobs(api.services);
  const { id } = await api.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId: submission.id } });
  const data = { expiresAt: new Date(Date.now() + 10 * 86_400_000) };
  await api.services.db.issuedOutput.update({ where: { id }, data });
  return { submission, outputId: id };
}

async function renewed({ outputId }: Permit): Promise<LaunchedSubmission> {
  const input = { issuedOutputId: `IssuedOutput:${outputId}` };
  const { data, refusal } = await api.attempt(holder, 'renewOutput', input, 'submission { id scopedId }');
  expect(refusal).toBeNull();
  const { id: globalId, scopedId } = data.renewOutput.submission;
  const id = plainIdOf(globalId);
  const [step] = await api.services.db.activeStep.findMany({ where: { submissionId: id } });
  return { id, scopedId, stepId: () => step!.id as PlainId };
}

interface Shown {
  readonly id: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly url: string | null;
  readonly state: string;
}
async function filesOf(who: TestPerson, { id }: LaunchedSubmission): Promise<readonly Shown[]> {
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { files { id fileId fileName url state } } } }`;
  return (await api.ask(who, text, { id: `Submission:${id}` })).data.node?.files ?? null;
}
const keyOf = async (fileId: string | undefined): Promise<string> =>
  (await api.services.db.storedFile.findUniqueOrThrow({ where: { id: fileId ?? '' } })).key;
const work = () => ({ services: api.services, actor: system });

describe("a renewal's files", () => {
  test('are copied from the kept answers into new rows, and both submissions keep theirs', async () => {
    const old = await permit({
      Plan: [await uploaded('plan.txt')],
      Photos: [await uploaded('north.txt'), await uploaded('south.txt')],
      Receipt: [await uploaded('receipt.txt')],
    });
    const before = await filesOf(holder, old.submission);
    const again = await renewed(old);
    const carried = await filesOf(holder, again);
    expect(carried.map(({ fileName }) => fileName)).toEqual(['plan.txt', 'north.txt', 'south.txt']);
    expect(await filesOf(clerk, again)).toMatchObject(carried.map(({ fileId }) => ({ fileId })));
    const ids = new Set(before.map(({ fileId }) => fileId));
    expect(carried.filter(({ fileId }) => ids.has(fileId))).toEqual([]);
    const answers = await api.services.db.answer.findMany({ where: { submissionId: again.id } });
    const named = answers.map(({ fieldIdentity, content }) => [fieldIdentity, content]);
    const [plan, north, south] = carried.map(({ fileId: id, fileName: filename }) => ({ id, filename }));
    expect(new Map(named as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        [form.fieldId('Plan'), [plan]],
        [form.fieldId('Photos'), [north, south]],
      ]),
    );
    // locked answers stay; the others can be changed
    expect(await say(again, 'Plan', [], 1)).toBe('fieldLocked');
    expect(await say(again, 'Photos', [{ id: south?.id }, { id: await uploaded('west.txt') }], 1)).toBeNull();
    expect((await filesOf(holder, again)).map(({ fileName }) => fileName)).toEqual([
      'plan.txt',
      'south.txt',
      'west.txt',
    ]);
    expect((await filesOf(holder, old.submission)).map(({ fileId }) => fileId)).toEqual(
      before.map(({ fileId }) => fileId),
    );
    // a file of another submission cannot be used as an answer
    expect(await say(again, 'Receipt', [{ id: before[1]?.fileId }])).toEqual({
      [`answers.${form.fieldId('Receipt')}`]: 'mustBeFile',
    });
  });

  test('are visible to people who join the renewal, without their origin', async () => {
    const old = await permit({ Plan: [await uploaded('plan.txt')] });
    const [original] = await filesOf(holder, old.submission);
    const again = await renewed(old);
    const partner = await makePerson(api.services);
    const submissionId = `Submission:${again.id}`;
    await api.act(holder, 'addApplicant', { submissionId, userId: `User:${partner.id}` });
    const [carried] = await filesOf(partner, again);
    expect(carried?.url).toMatch(/^http/);
    expect(await filesOf(partner, old.submission)).toBeNull();
    const node = async (who: TestPerson, id = '') =>
      (await api.ask(who, `query ($id: ID!) { node(id: $id) { id } }`, { id: `Submission:${id}` })).data.node;
    expect(await node(partner, old.submission.id)).toBeNull();
    const principal = { ...anonymousPrincipal, userId: partner.id, isVerified: true };
    const access = createAccess(api.services.pool, principal);
    const may = (fileId = '') => access.may('file', 'downloadFile', fileId);
    expect([await may(carried?.fileId), await may(original?.fileId)]).toEqual([true, false]);
  });

  test('cannot be taken by the other submission, and are deleted with the last one', async () => {
    const old = await permit({ Plan: [await uploaded('plan.txt')] });
    const again = await renewed(old);
    const [carried] = await filesOf(holder, again);
    const key = await keyOf(carried?.fileId);
    const { db, files, pool } = api.services;
    const submissionId = `Submission:${old.submission.id}`;
    expect((await api.attempt(clerk, 'deleteSubmission', { submissionId })).refusal).toBeNull();
    const gone = async (id: string): Promise<void> => {
      await db.datumFile.deleteMany({ where: { submissionId: id } });
      await pool.query(`UPDATE stored_files SET created_at = now() - interval '2 days' WHERE key = $1`, [key]);
      await sweepFiles(work());
    };
    await gone(old.submission.id);
    expect(await db.storedFile.findMany({ where: { key } })).toMatchObject([
      { id: carried?.fileId, isCarried: false, submissionId: again.id, teamId: expect.any(String) },
    ]);
    const [left] = await filesOf(holder, again);
    expect(left?.url).toMatch(/^http/);
    expect(await files.head(key)).not.toBeNull();
    await gone(again.id);
    expect([await db.storedFile.count({ where: { key } }), await files.head(key)]).toEqual([0, null]);
  });

  test("count toward the renewal, once for the team, and toward no one's upload limit", async () => {
    const old = await permit({ Plan: [await uploaded('plan.txt', 'a'.repeat(100))] });
    const teamId = (await api.services.db.submission.findUniqueOrThrow({ where: { id: old.submission.id } })).teamId;
    const { _sum } = await api.services.db.storedFile.aggregate({ where: { teamId }, _sum: { byteSize: true } });
    const taken = Number(_sum.byteSize);
    const again = await renewed(old);
    fileQuotas = { ...plenty, teamBytes: taken + 10, personDayFiles: 2, personDayBytes: 110 };
    expect(await say(again, 'Receipt', [{ id: await uploaded('r.txt', '1234567890') }])).toBeNull();
    fileQuotas = { ...plenty, submissionBytes: 119 };
    expect(await say(again, 'Photos', [{ id: await uploaded('p.txt', '1234567890') }])).toEqual({
      [`answers.${form.fieldId('Photos')}`]: 'submissionFilesFull',
    });
    // a full quota does not block a renewal
    const other = await permit({ Plan: [await uploaded('plan.txt')] });
    fileQuotas = { personDayFiles: 0, personDayBytes: 0, submissionBytes: 0, teamBytes: 0 };
    expect(await filesOf(holder, await renewed(other))).toHaveLength(1);
  });

  test('that still wait for the virus scan are each shown once scanned', async () => {
    scanner = await startFakeClamd();
    const port = Number(new URL(scanner.url).port);
    await scanner.close();
    const old = await permit({ Plan: [await uploaded('plan.txt')], Photos: [await uploaded('bad.txt', eicar)] });
    const again = await renewed(old);
    const seen = async (submission: LaunchedSubmission) =>
      (await filesOf(holder, submission)).map(({ state, url }) => [state, url !== null]);
    const waiting = ['checking', false];
    expect([await seen(old.submission), await seen(again)]).toEqual([
      [waiting, waiting],
      [waiting, waiting],
    ]);
    scanner = await startFakeClamd(undefined, port);
    await resumeScans(work());
    await runJobs(api.services);
    const seenNow = [
      ['stored', true],
      ['infected', false],
    ];
    expect([await seen(old.submission), await seen(again)]).toEqual([seenNow, seenNow]);
    // an infected file is not copied again
    await api.services.db.submission.update({ where: { id: again.id }, data: { deletedAt: new Date() } });
    expect((await filesOf(holder, await renewed(old))).map(({ fileName }) => fileName)).toEqual(['plan.txt']);
    await scanner.close();
  });
});
