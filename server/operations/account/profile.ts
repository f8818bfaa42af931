import { emailProblems, nameProblems } from '#domain/account/account.ts';
import { normaliseUsername, usernameProblems } from '#domain/account/username.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { isTimeZone } from '#domain/kernel/timeZones.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import { mailAccountExists, mailSecurityNotice, mailVerification } from '#server/operations/account/accountMail.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { acceptAvatar, setAvatar } from '#server/operations/account/avatar.ts';
import { passwordCheck } from '#server/operations/account/changePassword.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { refuseIfGrantedAccess } from '#server/operations/account/refuseIfGrantedAccess.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

export interface ProfileInput {
  readonly userId: string;
  readonly name?: string | null;
  /** empty to remove it */
  readonly username?: string | null;
  readonly timeZone?: string | null;
  /** a picture the person uploaded; null to remove it */
  readonly avatarFileId?: string | null;
}

const isGiven = (text: string | null | undefined): text is string => text !== null && text !== undefined;

const timeZoneProblems = (name: string): Problem[] =>
  isTimeZone(name) ? [] : [{ path: 'timeZone', code: 'timeZoneInvalid' }];

const changeProfile = operation<ProfileInput, string>('updateProfile', async (tx, { userId, ...input }) => {
  const change = {
    ...(isGiven(input.name) ? { name: oneLine(input.name) } : {}),
    ...(isGiven(input.username) ? { username: normaliseUsername(input.username) || null } : {}),
    ...(isGiven(input.timeZone) ? { timeZone: input.timeZone } : {}),
  };
  const problems = [
    ...(change.name === undefined ? [] : nameProblems(change.name)),
    ...(change.username ? usernameProblems(change.username) : []),
    ...(change.timeZone === undefined ? [] : timeZoneProblems(change.timeZone)),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  await tx.db.user.update({ where: { id: userId }, data: change }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_username_key')
      ? new InvalidInput([{ path: 'username', code: 'usernameTaken' }])
      : error;
  });
  if (input.avatarFileId !== undefined) await setAvatar(tx, userId, input.avatarFileId);
  return userId;
});

/** Applies all given changes or none. */
export async function updateProfile(ctx: OperationContext, input: ProfileInput): Promise<string> {
  if (isGiven(input.avatarFileId)) await acceptAvatar(ctx, input.avatarFileId);
  return changeProfile(ctx, input);
}

interface EmailChange {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** Requests a change of address. It takes effect when the link emailed to the new address is followed. */
export async function changeEmail(ctx: OperationContext, { userId, email, password }: EmailChange): Promise<string> {
  const wanted = normaliseEmail(email);
  const problems = [...emailProblems(wanted), ...(await passwordCheck(ctx, userId, password, 'password'))];
  if (problems.length > 0) throw new InvalidInput(problems);
  return askForEmail(ctx, { userId, email: wanted });
}

const askForEmail = operation<{ userId: string; email: string }, string>(
  'changeEmail',
  async (tx, { userId, email }) => {
    const account = await lockAccount(tx, { id: userId });
    const step = nextStep(account, 'askForAddress', 'holder');
    if (account === null) throw new Refusal('outdated');
    if (email === account.email) throw new InvalidInput([{ path: 'email', code: 'nothingChanged' }]);
    await refuseIfGrantedAccess(tx, account);
    const person = await applyAccountStep(tx, account, step, { pendingEmail: email });
    tx.audit({ kind: 'changeEmail', ...aboutPerson(person, { newEmail: email }) });
    const holder = await tx.db.user.findUnique({ where: { email } });
    // whether an address has an account must stay private, so the response is always the same
    if (holder === null) await mailVerification(tx, person, email);
    else if (holder.deactivatedAt === null) await mailAccountExists(tx, holder);
    await mailSecurityNotice(tx, person, 'emailChanging');
    return userId;
  },
);
