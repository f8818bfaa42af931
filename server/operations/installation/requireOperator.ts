import { Refusal } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Whether the actor is an operator; API keys never are. */
async function isByOperator({ db, ctx }: Tx): Promise<boolean> {
  if (ctx.actor.kind !== 'person') return false;
  const { userId: id } = ctx.actor;
  return (await db.user.count({ where: { id, isOperator: true, deactivatedAt: null } })) === 1;
}

export async function requireOperator(tx: Tx, code: RefusalCode): Promise<void> {
  if (!(await isByOperator(tx))) throw new Refusal(code);
}
