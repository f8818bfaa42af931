import {
  accountStep,
  stateOfAccount,
  type AccountActor,
  type AccountEvent,
  type AccountStep,
} from '#domain/account/accountLifeCycle.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { User } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Locks an account until the transaction ends, or returns null if it doesn't exist. */
export async function lockAccount(
  { db }: Tx,
  by: { readonly id: string } | { readonly email: string },
): Promise<User | null> {
  const rows =
    'id' in by
      ? await db.$queryRaw<{ id: string }[]>`SELECT id FROM users WHERE id = ${by.id}::uuid FOR NO KEY UPDATE`
      : await db.$queryRaw<{ id: string }[]>`SELECT id FROM users WHERE email = ${by.email} FOR NO KEY UPDATE`;
  const [held] = rows;
  return held ? db.user.findUniqueOrThrow({ where: { id: held.id } }) : null;
}

/** The transition of a locked account for an event. Throws if the state table refuses it. */
export function nextStep(account: User | null, event: AccountEvent, actor: AccountActor): AccountStep {
  const step = accountStep(stateOfAccount(account), event, actor);
  if (typeof step === 'string') throw new Refusal(step);
  return step;
}
