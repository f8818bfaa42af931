import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
let resident: TestPerson;
let submission: LaunchedSubmission;

beforeAll(async () => {
  team = await makeTeam(api.services);
  form = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true },
    { name: 'Secret check', assignees: [{ userId: team.owner.id }] },
  ]);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  submission = await launchTestSubmission(api, resident, form);
});

let networks = 0;
/** Each from a network of their own, so that limits of one test don't touch another. */
const stranger = (): Visitor => visitor({ address: `198.51.100.${(networks += 1)}` });
const ask = (who: Visitor, number: string, email: string, teamId = team.id) =>
  api.attempt(who, 'requestStatusCode', { teamId: `Team:${teamId}`, number, email }, 'request email');
const open = (who: Visitor, request: string, code: string) =>
  api.attempt(who, 'openStatus', { request, code }, 'token');

const shown = `submissionId number formName status isRejected next isApplicantsTurn startedAt changedAt finishedAt
  steps { name progress startedAt completedAt } documents { name issuedOn expiresOn status } team { slug }`;
const look = async (who: Visitor, token: string) =>
  (await api.ask(who, `query ($token: String!) { publicStatus(token: $token) { ${shown} } }`, { token })).data
    .publicStatus;

const newest = async (email: string) =>
  (await mailsTo(api.services, email)).findLast(({ kind }) => kind === 'statusCode');
const codeIn = (text: string): string => /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? '';

async function requested(who: Visitor, number = `#${submission.scopedId}`, { email } = resident) {
  const { data } = await ask(who, number, email);
  await runJobs(api.services);
  return { request: data.requestStatusCode.request as string, code: codeIn((await newest(email))?.text ?? '') };
}

describe('the status of a submission without an account', () => {
  it('is shown after the code from the email, without answers or names of people', async () => {
    const who = stranger();
    const { request, code } = await requested(who);
    const opened = await open(who, request, code);
    expect(opened.refusal).toBeNull();
    const status = await look(who, opened.data.openStatus.token);
    expect(status).toMatchObject({
      submissionId: `Submission:${submission.id}`,
      number: String(submission.scopedId),
      status: 'active',
      isApplicantsTurn: true,
      next: 'Your turn: finish “Ask”.',
      documents: [],
      team: { slug: team.slug },
    });
    expect(status.steps.map(({ name, progress }: { name: string; progress: string }) => [name, progress])).toEqual([
      ['Ask', 'current'],
      ['Secret check', 'notdone'],
    ]);
    expect(JSON.stringify(status)).not.toContain('Rosa');
    expect(who.cookie).toBeNull();
  });

  it('works with a number of the form’s own numbering, in any case', async () => {
    const customId = `BP-${newId()}`;
    await api.services.db.submission.update({ where: { id: submission.id }, data: { customId } });
    const who = stranger();
    const { request, code } = await requested(who, ` ${customId.toLowerCase()}`);
    expect((await open(who, request, code)).refusal).toBeNull();
    await api.services.db.submission.update({ where: { id: submission.id }, data: { customId: null } });
  });

  it('works for someone whom staff added and who has no account yet', async () => {
    const email = `${newId()}@example.com`;
    await api.act(resident, 'inviteApplicant', {
      ...{ submissionId: `Submission:${submission.id}`, email, name: 'Ivo Invited' },
    });
    const who = stranger();
    const { request, code } = await requested(who, String(submission.scopedId), { ...resident, email });
    expect((await open(who, request, code)).refusal).toBeNull();
  });

  it('ends after 30 minutes, and when the person is no longer an applicant or has another address', async () => {
    const { db } = api.services;
    const person = await makePerson(api.services);
    const own = await launchTestSubmission(api, person, form);
    const who = stranger();
    const { request, code } = await requested(who, String(own.scopedId), person);
    const { token } = (await open(who, request, code)).data.openStatus;
    expect(await look(who, token)).not.toBeNull();
    await db.user.update({ where: { id: person.id }, data: { email: `${newId()}@example.com` } });
    expect(await look(who, token)).toBeNull();
    await db.user.update({ where: { id: person.id }, data: { email: person.email } });
    expect(await look(who, token)).not.toBeNull();
    const where = { submissionId: own.id };
    await db.statusRequest.updateMany({ where, data: { openedAt: new Date(Date.now() - 31 * 60_000) } });
    expect(await look(who, token)).toBeNull();
    await db.statusRequest.updateMany({ where, data: { openedAt: new Date() } });
    await db.submission.update({ where: { id: own.id }, data: { deletedAt: new Date() } });
    expect(await look(who, token)).toBeNull();
  });
});

describe('a code', () => {
  it('works once', async () => {
    const who = stranger();
    const { request, code } = await requested(who);
    expect((await open(who, request, code)).refusal).toBeNull();
    expect((await open(who, request, code)).refusal).toBe('statusCodeWrong');
  });

  it('works for one of many simultaneous attempts', async () => {
    const who = stranger();
    const { request, code } = await requested(who);
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(who, request, code)));
    expect(opened.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  });

  it('stops working after five wrong attempts', async () => {
    const who = stranger();
    const { request, code } = await requested(who);
    const wrong = code === '0000 0000' ? '1' : '0000 0000';
    for (let times = 0; times < 5; times += 1)
      expect((await open(who, request, wrong)).refusal).toBe('statusCodeWrong');
    expect((await open(who, request, code)).refusal).toBe('statusCodeWrong');
  });

  it('works only with its own request, and only for 15 minutes', async () => {
    const [who, other] = [stranger(), stranger()];
    const mine = await requested(who);
    const theirs = await requested(other);
    expect((await open(who, mine.request, theirs.code)).refusal).toBe('statusCodeWrong');
    await api.services.db.statusRequest.updateMany({ data: { expiresAt: new Date() } });
    expect((await open(other, theirs.request, theirs.code)).refusal).toBe('statusCodeWrong');
  });

  it('is stored only as a signature', async () => {
    const { code, request } = await requested(stranger());
    const rows = JSON.stringify(await api.services.db.statusRequest.findMany());
    expect(rows).not.toContain(code.replace(' ', ''));
    expect(rows).not.toContain(request);
  });
});

describe('a guesser', () => {
  const misses = async (): Promise<readonly (readonly [what: string, number: string, email: string])[]> => {
    const outsider = await makePerson(api.services);
    const number = String(submission.scopedId);
    return [
      ['a number that does not exist', '999999', resident.email],
      ['an address without an account', number, `${newId()}@example.com`],
      ['the address of someone else', number, outsider.email],
      ['the address of staff', number, team.owner.email],
      ['no number at all', 'permit', resident.email],
    ];
  };

  it('gets the same response, row, and job for a match and for every miss', async () => {
    const { db, pool } = api.services;
    const jobs = async (): Promise<number> =>
      (await pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'submission/mailStatusCode'")).rows
        .length;
    const seen = async (number: string, email: string) => {
      const [rows, before] = [await db.statusRequest.count(), await jobs()];
      const { data, codes, refusal } = await ask(stranger(), number, email);
      const { request, email: told } = data.requestStatusCode;
      return {
        ...{ codes, refusal, keys: Object.keys(data.requestStatusCode), length: request.length, told: told === email },
        ...{ rows: (await db.statusRequest.count()) - rows, jobs: (await jobs()) - before },
      };
    };
    const match = await seen(String(submission.scopedId), resident.email);
    expect(match).toMatchObject({ refusal: null, rows: 1, jobs: 1, told: true });
    for (const [what, number, email] of await misses())
      expect([what, await seen(number, email)]).toEqual([what, match]);
    await runJobs(api.services);
  });

  it('gets an email only for a match, and the same refusal for every code', async () => {
    for (const [what, number, email] of await misses()) {
      const who = stranger();
      const before = (await mailsTo(api.services, email)).length;
      const { data } = await ask(who, number, email);
      await runJobs(api.services);
      expect([what, (await mailsTo(api.services, email)).length - before]).toEqual([what, 0]);
      const { refusal, messages } = await open(who, data.requestStatusCode.request, '12345678');
      expect([what, refusal, messages]).toEqual([what, 'statusCodeWrong', []]);
    }
    expect((await open(stranger(), 'made up', '12345678')).refusal).toBe('statusCodeWrong');
  });

  it('cannot use the same number in another team', async () => {
    const other = await makeTeam(api.services);
    const before = (await mailsTo(api.services, resident.email)).length;
    const { refusal } = await ask(stranger(), String(submission.scopedId), resident.email, other.id);
    await runJobs(api.services);
    expect(refusal).toBeNull();
    expect((await mailsTo(api.services, resident.email)).length).toBe(before);
    expect((await ask(stranger(), '1', resident.email, newId())).codes).toEqual(['NOT_FOUND']);
  });

  it('is slowed down by what they type, whether it exists or not', async () => {
    for (const email of [resident.email, `${newId()}@example.com`]) {
      const who = stranger();
      const number = newId();
      const codes: string[] = [];
      for (let times = 0; times < 5; times += 1) codes.push(...(await ask(who, number, email)).codes);
      expect(codes).toEqual(['TOO_FAST']);
    }
  });

  it('cannot make a token from what the database has', async () => {
    const who = stranger();
    const { request, code } = await requested(who);
    const { token } = (await open(who, request, code)).data.openStatus;
    const [id = '', signature = ''] = Buffer.from(token, 'base64url').toString().split(' ');
    const others = [newId(), id.toUpperCase(), ''];
    for (const other of others)
      expect(await look(who, Buffer.from(`${other} ${signature}`).toString('base64url'))).toBeNull();
    for (const text of ['', 'x', token.slice(0, -2), id]) expect(await look(who, text)).toBeNull();
  });
});
