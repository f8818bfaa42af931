import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverMail, type MailDelivery } from '#server/mail/deliverMail.ts';
import type { MailStore } from '#server/mail/MailStore.ts';
import { pgMailStore } from '#server/mail/pgMailStore.ts';
import { smtpTransport } from '#server/mail/smtpTransport.ts';
import { storeOnlyTransport, MailFailure, type MailTransport } from '#server/mail/transport.ts';
import { writeMail } from '#server/mail/writeMail.ts';
import { startMailServer } from '#tests/adapters/mail/startMailServer.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const now = new Date('2026-11-21T10:00:00Z');
let store: MailStore;
beforeAll(() => {
  store = pgMailStore(database.pool);
});
beforeEach(() => database.pool.query('TRUNCATE outbox_mails'));

const write = async (email = 'ann@example.org', dedupeKey?: string): Promise<string> => {
  const params = { resetLink: 'https://portico.example/reset' };
  const mail = { kind: 'passwordChanged', params, to: { email, name: 'Ann', userId: null }, team: null } as const;
  const id = await writeMail(
    database.db,
    { ...mail, ...(dedupeKey === undefined ? {} : { dedupeKey }) },
    'https://portico.example',
  );
  return id ?? 'written before';
};
const room = (transport: MailTransport): MailDelivery => ({ store, transport, now: () => now });
const failing = (permanent: boolean): MailTransport => ({
  ...storeOnlyTransport,
  send: () => Promise.reject(new MailFailure('550 no such person', permanent)),
});

describe('a queued email', () => {
  test('is sent once, and marked as sent', async () => {
    const id = await write();
    expect(await store.find(id)).toMatchObject({ kind: 'passwordChanged', toName: 'Ann', sentAt: null, attempts: 0 });
    expect(await deliverMail(room(storeOnlyTransport), id)).toBe('sent');
    expect(await store.find(id)).toMatchObject({ sentAt: now, failedAt: null, error: null, attempts: 1 });
    expect(await deliverMail(room(failing(true)), id)).toBe('nothingToDo');
  });

  test('with a duplicate key is not queued', async () => {
    expect(await write('ann@example.org', 'outputIssued:1')).not.toBe('written before');
    expect(await write('ann@example.org', 'outputIssued:1')).toBe('written before');
    expect(await write('ann@example.org', 'outputIssued:2')).not.toBe('written before');
  });

  test('is not queued when its transaction was rolled back', async () => {
    let id = '';
    const undone = database.db.$transaction(async (tx) => {
      const to = { email: 'ann@example.org', name: null, userId: null };
      const params = { resetLink: 'https://portico.example/reset' };
      const mail = { kind: 'passwordChanged', params, to, team: null } as const;
      id = (await writeMail(tx, mail, 'https://portico.example')) ?? '';
      throw new Error('the rest failed');
    });
    await expect(undone).rejects.toThrow('the rest failed');
    expect(await deliverMail(room(failing(true)), id)).toBe('nothingToDo');
  });

  test('that is rejected permanently is closed', async () => {
    const id = await write();
    expect(await deliverMail(room(failing(true)), id)).toBe('refused');
    expect(await store.find(id)).toMatchObject({ sentAt: null, failedAt: now, error: '550 no such person' });
    expect(await deliverMail(room(storeOnlyTransport), id)).toBe('nothingToDo');
  });

  test('that is rejected temporarily makes the job throw, so that it is retried', async () => {
    const id = await write();
    await expect(deliverMail(room(failing(false)), id)).rejects.toThrow('550 no such person');
    expect(await store.find(id)).toMatchObject({ failedAt: null, error: '550 no such person', attempts: 1 });
    expect(await deliverMail(room(storeOnlyTransport), id)).toBe('sent');
    expect(await store.find(id)).toMatchObject({ sentAt: now, error: null, attempts: 2 });
  });

  test('whose process crashed between sending and recording is sent again under the same id', async () => {
    const server = await startMailServer();
    const transport = smtpTransport({ url: server.url, from: 'no-reply@town.example' });
    const id = await write();
    const dying = { ...store, markSent: () => Promise.reject(new Error('the process crashed')) };
    await expect(deliverMail({ ...room(transport), store: dying }, id)).rejects.toThrow('the process crashed');
    expect(await deliverMail(room(transport), id)).toBe('sent');
    expect((await server.delivered()).map(({ email }) => email.messageId)).toEqual([
      `<${id}@town.example>`,
      `<${id}@town.example>`,
    ]);
    await transport.close();
    await server.close();
  });

  test('that does not exist needs no action', async () => {
    expect(await deliverMail(room(failing(false)), randomUUID())).toBe('nothingToDo');
  });
});

describe('stored emails', () => {
  test('are listed newest first and can be searched by recipient', async () => {
    const ann = await write('ann@example.org');
    const ben = await write('ben_%@example.org');
    const ids = async (recipient: string, limit = 9): Promise<string[]> =>
      (await store.list({ recipient, limit })).map(({ id }) => id);
    expect(await ids('')).toEqual([ben, ann]);
    expect(await ids('', 1)).toEqual([ben]);
    expect(await ids('ANN@')).toEqual([ann]);
    expect(await ids('n_%@')).toEqual([ben]);
    expect(await ids("'; DROP TABLE outbox_mails; --")).toEqual([]);
  });

  test('are deleted after their retention period', async () => {
    const id = await write();
    expect(await store.deleteBefore(new Date(Date.now() - 60_000))).toBe(0);
    expect(await store.deleteBefore(new Date(Date.now() + 60_000))).toBe(1);
    expect(await store.find(id)).toBeNull();
  });
});
