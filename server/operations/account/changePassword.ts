import { passwordProblems } from '#domain/account/account.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { mailSecurityNotice } from '#server/operations/account/accountMail.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { proofOfActor } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { hashPassword, isPasswordCorrect } from '#server/sessions/passwords.ts';

interface Changing {
  readonly userId: string;
  readonly currentPassword: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/** Ends all sessions and returns the cookie of a new one that replaces the current session. */
export async function changePassword(ctx: OperationContext, input: Changing): Promise<string> {
  const { userId, currentPassword, password, userAgent } = input;
  const problems: Problem[] = [
    ...(await passwordCheck(ctx, userId, currentPassword, 'currentPassword')),
    ...passwordProblems(password, await ctx.services.db.user.findUniqueOrThrow({ where: { id: userId } })),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  return setPassword(ctx, { userId, userAgent, passwordHash: new Secret(await hashPassword(password)) });
}

/** The problem to report if the password is not the account's. */
export async function passwordCheck(
  { services }: OperationContext,
  userId: string,
  password: string,
  path: string,
): Promise<Problem[]> {
  const account = await services.db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } });
  return (await isPasswordCorrect(account.passwordHash, password)) ? [] : [{ path, code: 'passwordWrong' }];
}

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const setPassword = operation<NewPassword, string>(
  'changePassword',
  async (tx, { userId, passwordHash, userAgent }) => {
    const account = await lockAccount(tx, { id: userId });
    const step = nextStep(account, 'changePassword', 'holder');
    if (account === null) throw new Refusal('outdated');
    const before = await proofOfActor(tx);
    const person = await applyAccountStep(tx, account, step, { passwordHash: passwordHash.reveal() });
    tx.audit({ kind: 'changePassword', ...aboutPerson(person) });
    await mailSecurityNotice(tx, person, 'passwordChanged');
    return startSession(tx, userId, userAgent, { factorAt: before?.factorAt ?? null });
  },
);
