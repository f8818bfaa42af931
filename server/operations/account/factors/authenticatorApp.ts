import { InvalidInput } from '#domain/kernel/refusal.ts';
import {
  closeChallenge,
  countChallengeAttempt,
  lockChallenge,
  issueChallenge,
} from '#server/operations/account/factors/challenge.ts';
import { afterFactorRemoval, addFactor, type AddedFactor } from '#server/operations/account/factors/factorChanges.ts';
import { mailFactorChange } from '#server/operations/account/factors/mailFactorChange.ts';
import { openSecret, sealSecret } from '#server/operations/account/factors/sealedSecret.ts';
import { newTotpSecret, otpauthUri, totpStepOf } from '#server/operations/account/factors/totp.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

export interface AppSetup {
  readonly token: string;
  /** to type into an app that can't scan the code */
  readonly secret: string;
  readonly address: string;
}

/** Creates a key for an app. It isn't active until the app has produced a code with it. */
export const beginAuthenticatorApp = operation<{ userId: string }, AppSetup>(
  'beginAuthenticatorApp',
  async (tx, { userId }) => {
    await guard(tx, 'changeFactors');
    const { email } = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
    const secret = await newTotpSecret();
    const content = sealSecret(tx.ctx.services.keys, secret, userId);
    const token = await issueChallenge(tx, { purpose: 'add_authenticator_app', userId, content });
    return { token, secret, address: await otpauthUri(secret, email) };
  },
);

interface Adding {
  readonly userId: string;
  readonly token: string;
  readonly code: string;
  readonly userAgent: string | null;
}

/** Verifies that the app has the key, then replaces the previous app. */
export async function addAuthenticatorApp(ctx: OperationContext, input: Adding): Promise<AddedFactor> {
  const added = await addApp(ctx, input);
  if (added === null) throw new InvalidInput([{ path: 'code', code: 'codeWrong' }]);
  return added;
}

const addApp = operation<Adding, AddedFactor | null>('addAuthenticatorApp', async (tx, input) => {
  const { userId, token, code, userAgent } = input;
  await guard(tx, 'changeFactors');
  const challenge = await lockChallenge(tx, token, 'add_authenticator_app', userId);
  const secret = openSecret(tx.ctx.services.keys, challenge.content, userId);
  const step = secret === null ? null : await totpStepOf(secret, code, tx.now);
  if (step === null) {
    await countChallengeAttempt(tx, challenge);
    return null;
  }
  await closeChallenge(tx, challenge);
  tx.audit({ kind: 'addAuthenticatorApp', subjectType: 'User', subjectId: userId });
  await mailFactorChange(tx, userId, 'authenticatorAppAdded');
  const app = { sealedSecret: challenge.content, lastStep: step, createdAt: tx.now };
  return addFactor(tx, { userId, userAgent }, async () => {
    await tx.db.authenticatorApp.upsert({ where: { userId }, create: { userId, ...app }, update: app });
  });
});

export const removeAuthenticatorApp = operation<{ userId: string }, string>(
  'removeAuthenticatorApp',
  async (tx, { userId }) => {
    await guard(tx, 'changeFactors');
    tx.audit({ kind: 'removeAuthenticatorApp', subjectType: 'User', subjectId: userId });
    const { count } = await tx.db.authenticatorApp.deleteMany({ where: { userId } });
    if (count > 0) await mailFactorChange(tx, userId, 'authenticatorAppRemoved');
    await afterFactorRemoval(tx, userId);
    return userId;
  },
);
