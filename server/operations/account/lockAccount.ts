import {
  accountStep,
  stateOfAccount,
  type AccountActor,
  type AccountEvent,
  type AccountStep,
} from '#domain/account/life.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { User } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/** An account, held until the end of the transaction: whatever else happens to it waits. Null when it is not there. */
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

/** What comes of an event in the life of the account that is held; throws where the table of lives refuses it. */
export function nextStep(account: User | null, event: AccountEvent, actor: AccountActor): AccountStep {
  const step = accountStep(stateOfAccount(account), event, actor);
  if (typeof step === 'string') throw new Refusal(step);
  return step;
}
