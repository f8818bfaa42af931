import { passwordProblems } from '#domain/account/account.ts';
import { InvalidInput, type Problem } from '#domain/kernel/refusal.ts';
import { mailPasswordChanged } from '#server/operations/account/accountMail.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import { proofOfActor } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secret.ts';
import type { OperationContext } from '#server/services.ts';
import { hashPassword, isPassword } from '#server/sessions/passwords.ts';

interface Changing {
  readonly userId: string;
  readonly currentPassword: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/** Every other session ends; answers the cookie of the one that takes this one's place. */
export async function changePassword(ctx: OperationContext, input: Changing): Promise<string> {
  const { userId, currentPassword, password, userAgent } = input;
  const problems: Problem[] = [
    ...(await passwordCheck(ctx, userId, currentPassword, 'currentPassword')),
    ...passwordProblems(password),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  return setPassword(ctx, { userId, userAgent, passwordHash: new Secret(await hashPassword(password)) });
}

/** The problem that a typed password is not the account's. */
export async function passwordCheck(
  { services }: OperationContext,
  userId: string,
  password: string,
  path: string,
): Promise<Problem[]> {
  const account = await services.db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } });
  return (await isPassword(account.passwordHash, password)) ? [] : [{ path, code: 'passwordWrong' }];
}

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const setPassword = operation<NewPassword, string>(
  'changePassword',
  async (tx, { userId, passwordHash, userAgent }) => {
    const person = await tx.db.user.update({ where: { id: userId }, data: { passwordHash: passwordHash.reveal() } });
    const before = await proofOfActor(tx);
    await tx.ctx.services.sessions.endAllOf(tx, userId);
    await mailPasswordChanged(tx, person);
    return startSession(tx, userId, userAgent, { factorAt: before?.factorAt ?? null });
  },
);
