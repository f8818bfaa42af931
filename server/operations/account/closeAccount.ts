import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { mailSecurityNotice } from '#server/operations/account/accountMail.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { passwordCheck } from '#server/operations/account/changePassword.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { lockSolelyOwnedTeams } from '#server/operations/account/lockSolelyOwnedTeams.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Closing {
  readonly userId: string;
  readonly password: string;
}

/**
 * Closes a person's own account. Their submissions are kept, and no one can sign in. An unverified account has no
 * owner again, so anyone who can read its email may still claim it.
 */
export async function closeAccount(ctx: OperationContext, { userId, password }: Closing): Promise<string> {
  const problems = await passwordCheck(ctx, userId, password, 'password');
  if (problems.length > 0) throw new InvalidInput(problems);
  return close(ctx, { userId });
}

const close = operation<{ userId: string }, string>('closeAccount', async (tx, { userId }) => {
  const account = await lockAccount(tx, { id: userId });
  const step = nextStep(account, 'close', 'holder');
  if (account === null) throw new Refusal('outdated');
  const [alone] = await lockSolelyOwnedTeams(tx, userId);
  if (alone) throw new Refusal('lastOwnerOfTeam', { team: alone.name });
  await applyAccountStep(tx, account, step);
  tx.audit({ kind: 'closeAccount', ...aboutPerson(account) });
  if (step.effects.includes('mailClosed')) await mailSecurityNotice(tx, account, 'accountClosed');
  return userId;
});
