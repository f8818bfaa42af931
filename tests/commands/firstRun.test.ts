import { expect, it } from 'vitest';
import { applications, stages, type Stage } from '#server/demoTown/applications.ts';
import { setUpDemoTown } from '#server/demoTown/setUpDemoTown.ts';
import { smtpTransport } from '#server/mail/smtpTransport.ts';
import type { Services } from '#server/Services.ts';
import { isPasswordCorrect } from '#server/sessions/passwords.ts';
import { makePerson } from '#tests/support/people.ts';
import { useServices } from '#tests/support/services.ts';

const context = useServices();
const others = useServices();
const strict = useServices();

/** A process killed halfway: after this many transactions, everything fails. */
function diesAfter(services: Services, transactions: number): Services {
  let left = transactions;
  const db = new Proxy(services.db, {
    get(target, name, receiver) {
      if (name === '$transaction' && (left -= 1) < 0) throw new Error('killed');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { ...services, db };
}

const inStages = (...wanted: readonly Stage[]): number =>
  applications.filter(({ stage }) => wanted.includes(stage)).length;

const count = async ({ db }: Services) => ({
  teams: await db.team.count(),
  people: await db.user.count(),
  forms: await db.masterTemplate.count(),
  versions: await db.flowTemplate.count({ where: { kind: 'published' } }),
  submissions: await db.submission.count(),
  listed: await db.dashboardRow.count(),
  reviews: await db.stepApproval.count(),
  outputs: await db.issuedOutput.count(),
});

it('completes a town whose creation was killed at any point, without duplicates', async () => {
  const { services } = context;
  for (const transactions of [5, 60, 150, 260, 450]) {
    await expect(setUpDemoTown(diesAfter(services, transactions), context.embedded)).rejects.toThrow('killed');
  }

  const signIns = await setUpDemoTown(services, context.embedded);

  expect(await count(services)).toMatchObject({
    teams: 2,
    people: 13,
    forms: 13,
    versions: 14,
    submissions: 44,
    listed: 44,
  });
  const inStatus = (status: 'active' | 'halted' | 'finished') => services.db.submission.count({ where: { status } });
  expect(await inStatus('finished')).toBe(inStages('issued'));
  expect(await inStatus('halted')).toBe(inStages('halted', 'rejected', 'refunded'));
  expect(await inStatus('active')).toBe(applications.length + 4 - inStages('issued', 'halted', 'rejected', 'refunded'));
  const entries = await services.db.ledgerEntry.groupBy({ by: ['kind'], _count: true });
  expect(Object.fromEntries(entries.map(({ kind, _count }) => [kind, _count]))).toEqual({
    check: inStages('paid', 'issued'),
    charge_succeeded: inStages('paidByCard', 'refunded'),
    refund_pending: inStages('refunded'),
    waiver: inStages('waived'),
  });
  const issued = await services.db.issuedOutput.findMany();
  expect(issued.map(({ state }) => state)).toEqual(Array.from({ length: inStages('issued') }, () => 'generated'));
  const [newest] = await services.db.dashboardRow.findMany({ orderBy: { lastActivityAt: 'desc' }, take: 1 });
  expect(newest?.scopedId).toBe(applications.length);
  expect(new Set(applications.map(({ stage }) => stage))).toEqual(new Set(stages));
  for (const { email, password } of signIns) {
    const { passwordHash, emailVerifiedAt } = await services.db.user.findUniqueOrThrow({ where: { email } });
    expect(await isPasswordCorrect(passwordHash, password)).toBe(true);
    expect(emailVerifiedAt).not.toBeNull();
  }
});

it("prints the sign-ins at every start, and keeps people's changes to the town", async () => {
  const { services } = context;
  const before = await count(services);
  const { id } = await services.db.submission.findFirstOrThrow();
  await services.db.submission.update({ where: { id }, data: { deletedAt: new Date() } });

  const signIns = await setUpDemoTown(services, context.embedded);

  expect(signIns.map(({ email }) => email)).toContain('maria@springfield.example');
  expect(await count(services)).toEqual(before);
});

it('creates no town where people are already at work', async () => {
  const { services } = others;
  await makePerson(services);

  expect(await setUpDemoTown(services, others.embedded)).toEqual([]);
  expect(await services.db.team.count()).toBe(0);
});

it('creates no town where emails are really sent', async () => {
  const { services } = strict;
  const mail = smtpTransport({ url: 'smtp://127.0.0.1:9', from: 'town@example.gov' });

  expect(await setUpDemoTown({ ...services, mail }, strict.embedded)).toEqual([]);

  expect(await services.db.user.count()).toBe(0);
  await mail.close();
});
