import { codeDigits, codeDrift, codeSeconds, codeStepAt, normaliseCode } from '#domain/account/secondFactor.ts';
import { openSecret, sealSecret } from '#server/operations/account/factors/sealedSecret.ts';
import type { Tx } from '#server/operations/operation.ts';

const issuer = 'Portico';

/** Loaded only when someone uses a code. */
const loadOtpAuth = () => import('otpauth');

export async function newTotpSecret(): Promise<string> {
  const { Secret } = await loadOtpAuth();
  return new Secret({ size: 20 }).base32;
}

/** The content of the QR code that an app scans. */
export async function otpauthUri(secret: string, email: string): Promise<string> {
  return (await totpOf(secret, email)).toString();
}

/** The 30-second time step a code belongs to (the current one or one next to it), or null if none. */
export async function totpStepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const token = normaliseCode(code);
  if (!/^\d+$/.test(token) || token.length !== codeDigits) return null;
  const totp = await totpOf(secret, '');
  const delta = totp.validate({ token, timestamp: now.getTime(), window: codeDrift });
  return delta === null ? null : codeStepAt(now) + delta;
}

async function totpOf(secret: string, label: string) {
  const { Secret, TOTP } = await loadOtpAuth();
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: codeDigits, period: codeSeconds });
}

/** Whether the person's app shows this code now. Each code works only once, so one read over a shoulder is useless. */
export async function useTotpCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  await tx.db.$queryRaw`SELECT user_id FROM authenticator_apps WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const app = await tx.db.authenticatorApp.findUnique({ where: { userId } });
  if (!app) return false;
  const { keys } = tx.ctx.services;
  const secret = openSecret(keys, app.sealedSecret, userId);
  const step = secret === null ? null : await totpStepOf(secret, code, tx.now);
  if (secret === null || step === null || step <= app.lastStep) return false;
  const sealedAnew = keys.isCurrent(app.sealedSecret) ? {} : { sealedSecret: sealSecret(keys, secret, userId) };
  await tx.db.authenticatorApp.update({ where: { userId }, data: { lastStep: step, ...sealedAnew } });
  return true;
}
