import { createHash, randomBytes, randomInt } from 'node:crypto';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import {
  maxStatusCodeAttempts,
  printedStatusCode,
  readStatusCode,
  readSubmissionNumber,
  statusCodeCount,
  statusCodeMinutes,
  statusCodeOf,
} from '#domain/submission/statusAccess.ts';
import { newId } from '#server/newId.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { operation } from '#server/operations/operation.ts';
import { applicantByNumber, countStatusAttempt } from '#server/queries/submission/statusRequests.ts';
import { Secret } from '#server/secrets/Secret.ts';

interface Requested {
  readonly teamId: string;
  readonly number: string;
  readonly email: string;
}

const withoutSign = (number: string): string => number.replace(/^#\s*/, '');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const signedText = (requestId: string, code: string): string => `${requestId} ${code}`;

/**
 * Asks for a code that shows the status of a submission. Does the same work for every number and address: only the job
 * finds out whether they match. Returns the token that has to come back with the code. Decision 0114.
 */
export const requestStatusCode = operation<Requested, Secret>(
  'requestStatusCode',
  async (tx, { teamId, number, email }) => {
    const token = randomBytes(24).toString('base64url');
    const id = newId();
    const expiresAt = new Date(tx.now.getTime() + statusCodeMinutes * 60_000);
    await tx.db.statusRequest.create({
      data: { id, teamId, tokenHash: hashOf(token), createdAt: tx.now, expiresAt },
    });
    await tx.enqueue('submission/mailStatusCode', {
      requestId: id,
      number: number.trim(),
      email: normaliseEmail(email),
    });
    return new Secret(token);
  },
);

interface Mailing {
  readonly requestId: string;
  readonly number: string;
  readonly email: string;
}

/** Emails the code if the number is that of a submission, and the address that of its applicant. Runs as a job. */
export const mailStatusCode = operation<Mailing, null>('mailStatusCode', async (tx, { requestId, number, email }) => {
  const { db, now, ctx } = tx;
  const where = { id: requestId, codeSignature: null, expiresAt: { gt: now } };
  const request = await db.statusRequest.findFirst({ where, include: { team: true } });
  if (!request) return null;
  const { team } = request;
  const { scopedId, customId } = readSubmissionNumber(number);
  const [found] = await applicantByNumber.rows(tx.queries, [team.id, scopedId, customId, email]);
  if (!found) return null;
  const code = statusCodeOf(randomInt(statusCodeCount));
  const codeSignature = ctx.services.keys.sign('status code', signedText(requestId, code));
  await db.statusRequest.update({ where: { id: requestId }, data: { codeSignature, ...found } });
  const link = `${ctx.services.publicUrl}/${team.slug}/status`;
  await enqueueMail(tx, {
    kind: 'statusCode',
    params: { code: printedStatusCode(code), validMinutes: statusCodeMinutes, number: withoutSign(number), link },
    to: { email, name: null, userId: found.userId },
    team: team.letInAt === null ? null : team,
  });
  return null;
});

interface Entered {
  readonly token: string;
  readonly code: string;
}

/**
 * Checks an entered code and opens the status. Returns the request, or null for a wrong code: nothing tells a wrong code
 * from one that was never sent. A refusal here would undo the counting.
 */
export const openStatus = operation<Entered, string | null>('openStatus', async (tx, { token, code }) => {
  const { keys } = tx.ctx.services;
  const [counted] = await countStatusAttempt.rows(tx.queries, [hashOf(token), maxStatusCodeAttempts, tx.now]);
  const { id = '', codeSignature = null } = counted ?? {};
  const typed = signedText(id, readStatusCode(code));
  // used instead of a code that was never sent, so that checking takes as long
  const ofNothing = keys.sign('status code', '');
  const isRight = keys.verify('status code', typed, codeSignature ?? ofNothing);
  if (codeSignature === null || !isRight) return null;
  await tx.db.statusRequest.update({ where: { id }, data: { openedAt: tx.now } });
  return id;
});
