import { runOnce } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { MailFailure, type MailMessage, type MailTransport } from '#server/mail/transport.ts';
import type { Services } from '#server/Services.ts';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { password } from '#tests/support/people.ts';
import { taskList } from '#workers/taskList.ts';
import sendMail from '#workers/tasks/mail/sendMail.ts';

const api = useApi();

function transport(answer: () => Promise<void>): MailTransport & { readonly sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
      await answer();
    },
    close: () => Promise.resolve(),
  };
}

const servicesWith = (mail: MailTransport): Services => ({ ...api.services, mail });

async function mailOf(email: string): Promise<string> {
  await api.act(visitor(), 'signUp', { email, name: 'Ann', password });
  const { id } = await api.services.db.outboxMail.findFirstOrThrow({ where: { toEmail: email } });
  return id;
}

const run = (mail: MailTransport, mailId: string, isLastAttempt: boolean): Promise<void> =>
  sendMail({ services: servicesWith(mail), actor: system, isLastAttempt, signal: undefined }, { mailId });
const rowOf = (id: string) => api.services.db.outboxMail.findUniqueOrThrow({ where: { id } });

describe('a queued email', () => {
  it('is sent once by the worker, however often the job runs', async () => {
    const id = await mailOf('ann@example.com');
    const mail = transport(() => Promise.resolve());
    const services = servicesWith(mail);
    await runOnce({ pgPool: services.pool, taskList: taskList(services) });
    expect(mail.sent.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([
      ['ann@example.com', 'Confirm your email address'],
    ]);
    await run(mail, id, false);
    expect(mail.sent).toHaveLength(1);
    expect((await rowOf(id)).sentAt).not.toBeNull();
  });

  it('leaves no account link in the database once it was sent', async () => {
    const id = await mailOf('eve@example.com');
    expect((await rowOf(id)).text).toContain('/users/verify/');
    const mail = transport(() => Promise.resolve());
    await run(mail, id, false);
    expect(mail.sent[0]?.text).toContain('/users/verify/');
    expect(await rowOf(id)).toMatchObject({ html: '', text: '', subject: 'Confirm your email address' });
  });

  it('is retried after a temporary failure', async () => {
    const id = await mailOf('ben@example.com');
    const mail = transport(() => Promise.reject(new MailFailure('try later', false)));
    await expect(run(mail, id, false)).rejects.toThrow('try later');
    expect(await rowOf(id)).toMatchObject({ sentAt: null, failedAt: null, error: 'try later' });
  });

  it('is given up at the last attempt, with the reason in its row', async () => {
    const id = await mailOf('cleo@example.com');
    const mail = transport(() => Promise.reject(new MailFailure('try later', false)));
    await run(mail, id, true);
    const { failedAt, error } = await rowOf(id);
    expect([failedAt === null, error]).toEqual([false, 'try later']);
  });

  it('is given up immediately if the address does not exist', async () => {
    const id = await mailOf('dora@example.com');
    const mail = transport(() => Promise.reject(new MailFailure('no such mailbox', true)));
    await run(mail, id, false);
    await run(mail, id, false);
    expect(mail.sent).toHaveLength(1);
    expect((await rowOf(id)).failedAt).not.toBeNull();
  });
});
