import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { sealAuditEntries } from '#server/operations/audit/sealAuditEntries.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestPerson } from '#tests/support/people.ts';

const api = useApi();
let operator: TestPerson;

beforeEach(async () => {
  operator = await makePerson(api.services, { isOperator: true });
});

interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly error: string | null;
}

const selection = `problems isStorageWorking workers { startedAt } database { isReadOnly bytes connections mostConnections }
  tasks { task waiting failed oldestSeconds } waitingEmails failedEmailCount waitingPaymentEvents
  auditLog { sealed unsealed lastAt }
  failedJobs { id task attempts error failedAt } failedEmails { id kind recipient error failedAt }`;
const ask = (who: Visitor): Promise<GraphQLAnswer> => api.ask(who, `{ installation { health { ${selection} } } }`);
const health = async () => (await ask(operator)).data.installation.health;
const jobs = async (): Promise<readonly FailedJob[]> => (await health()).failedJobs;

/** A job that used up its attempts, or is still waiting. */
async function addJob({ attempts }: { readonly attempts: number }): Promise<string> {
  const { rows } = await api.services.pool.query<{ id: string }>(
    `SELECT id::text FROM graphile_worker.add_job('mail/sendMail', json_build_object('mailId', $1::text),
       run_at => now() + interval '1 day', max_attempts => 3)`,
    [newId()],
  );
  const id = rows[0]?.id ?? '';
  await api.services.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = $2, last_error = 'no route' WHERE id = $1`,
    [id, attempts],
  );
  return id;
}

async function addEmail(email: {
  readonly failedAt?: Date;
  readonly sentAt?: Date;
  readonly createdAt?: Date;
}): Promise<string> {
  const { id } = await api.services.db.outboxMail.create({
    data: {
      ...{ kind: 'invitation', toEmail: 'ann@example.gov', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
      ...{ attempts: 12, error: 'mailbox full', ...email },
    },
  });
  return id;
}

const row = async (id: string) =>
  (
    await api.services.pool.query(
      'SELECT attempts::int, max_attempts::int, run_at <= now() AS due FROM graphile_worker.jobs WHERE id = $1',
      [id],
    )
  ).rows[0] ?? null;
const auditOf = async (kind: string) =>
  (await api.services.db.auditEntry.findMany({ where: { kind }, orderBy: { id: 'asc' } })).map(({ data }) => data);

describe('the health of the installation', () => {
  it('lists what failed, and what needs attention', async () => {
    const id = await addJob({ attempts: 3 });
    await addJob({ attempts: 2 });
    const emailId = await addEmail({ failedAt: new Date() });
    await addEmail({ failedAt: new Date(), sentAt: new Date() });
    await addEmail({ failedAt: new Date(), createdAt: new Date(Date.now() - 8 * 86_400_000) });
    const found = await health();
    expect(found.failedJobs.filter((job: FailedJob) => job.id === id)).toMatchObject([
      { task: 'mail/sendMail', attempts: 3, error: 'no route' },
    ]);
    expect(found.failedEmails).toMatchObject([
      { id: emailId, kind: 'invitation', recipient: 'ann@example.gov', error: 'mailbox full' },
    ]);
    expect(found.failedEmailCount).toBe(1);
    expect(found.problems).toEqual(expect.arrayContaining(['noWorkers', 'failedJobs', 'failedEmails']));
    expect(found).toMatchObject({ isStorageWorking: true, database: { isReadOnly: false } });
    expect(found.database.bytes).toBeGreaterThan(1_000_000);
    expect(found.database.connections).toBeLessThanOrEqual(found.database.mostConnections);
  });

  it('shows how much of the audit log is sealed', async () => {
    const log = async () => (await health()).auditLog;
    const before = await log();
    const at = new Date(Date.now() - 11 * 60_000);
    await api.services.db.auditEntry.create({ data: { kind: 'signOut', actorKind: 'system', at } });
    expect(await log()).toEqual({ ...before, unsealed: before.unsealed + 1 });
    expect((await health()).problems).toContain('unsealedAuditEntries');
    await sealAuditEntries(api.services);
    expect(await log()).toEqual({ sealed: before.sealed + before.unsealed + 1, unsealed: 0, lastAt: at });
    expect((await health()).problems).not.toContain('unsealedAuditEntries');
  });

  it('is shown to operators only', async () => {
    const team = await makeTeam(api.services);
    const others = [
      visitor(),
      await makePerson(api.services),
      team.owner,
      await makeToken(api.services, team.id, team.owner, ['team:write']),
    ];
    const jobId = await addJob({ attempts: 3 });
    const emailId = await addEmail({ failedAt: new Date() });
    for (const who of others) {
      expect((await ask(who)).data?.installation ?? null).toBeNull();
      expect((await api.attempt(who, 'retryFailedJob', { jobId })).codes).not.toEqual([]);
      expect((await api.attempt(who, 'discardFailedJob', { jobId })).codes).not.toEqual([]);
      expect((await api.attempt(who, 'retryFailedEmail', { emailId })).codes).not.toEqual([]);
    }
    expect(await row(jobId)).toMatchObject({ attempts: 3 });
  });
});

describe('a failed job', () => {
  it('is run again with all its attempts', async () => {
    const jobId = await addJob({ attempts: 3 });
    expect((await api.attempt(operator, 'retryFailedJob', { jobId })).refusal).toBeNull();
    expect(await row(jobId)).toEqual({ attempts: 0, max_attempts: 3, due: true });
    expect((await jobs()).map(({ id }) => id)).not.toContain(jobId);
    expect((await api.attempt(operator, 'retryFailedJob', { jobId })).refusal).toBe('outdated');
    expect(await auditOf('retryFailedJob')).toContainEqual(expect.objectContaining({ task: 'mail/sendMail' }));
  });

  it('is discarded', async () => {
    const jobId = await addJob({ attempts: 3 });
    expect((await api.attempt(operator, 'discardFailedJob', { jobId })).refusal).toBeNull();
    expect(await row(jobId)).toBeNull();
    expect((await api.attempt(operator, 'discardFailedJob', { jobId })).refusal).toBe('outdated');
    expect(await auditOf('discardFailedJob')).toContainEqual(expect.objectContaining({ task: 'mail/sendMail' }));
  });

  it('is neither retried nor discarded while it waits or runs, or if there is none', async () => {
    const waiting = await addJob({ attempts: 2 });
    const running = await addJob({ attempts: 3 });
    await api.services.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker' WHERE id = $1`,
      [running],
    );
    for (const jobId of [waiting, running, '999999999', 'x', '1; DROP TABLE users']) {
      expect((await api.attempt(operator, 'retryFailedJob', { jobId })).refusal).toBe('outdated');
      expect((await api.attempt(operator, 'discardFailedJob', { jobId })).refusal).toBe('outdated');
    }
    expect(await row(waiting)).toMatchObject({ attempts: 2 });
  });
});

describe('a failed email', () => {
  it('is sent again', async () => {
    const emailId = await addEmail({ failedAt: new Date() });
    expect((await api.attempt(operator, 'retryFailedEmail', { emailId })).refusal).toBeNull();
    const mail = await api.services.db.outboxMail.findUniqueOrThrow({ where: { id: emailId } });
    expect(mail).toMatchObject({ failedAt: null, attempts: 0, error: null });
    const { rows } = await api.services.pool.query(
      `SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE payload ->> 'mailId' = $1`,
      [emailId],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect((await api.attempt(operator, 'retryFailedEmail', { emailId })).refusal).toBe('outdated');
    expect(await auditOf('retryFailedEmail')).toContainEqual(expect.objectContaining({ email: 'ann@example.gov' }));
  });

  it('is not sent again if it was sent', async () => {
    const emailId = await addEmail({ failedAt: new Date(), sentAt: new Date() });
    expect((await api.attempt(operator, 'retryFailedEmail', { emailId })).refusal).toBe('outdated');
  });
});
