import { apiTokenProblems } from '#domain/account/apiTokenProblems.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { hashOfApiToken, newApiToken, tokenTopic } from '#server/sessions/apiTokens.ts';

export interface NewApiToken {
  readonly teamId: string;
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

export interface CreatedApiToken {
  readonly id: string;
  /** shown once; null if a repeated request finds the token already created, since only its hash is stored */
  readonly token: string | null;
}

export async function createApiToken(
  ctx: OperationContext,
  input: NewApiToken,
  idempotencyKey?: string | null,
): Promise<CreatedApiToken> {
  const token = newApiToken();
  const { id, tokenHash } = await keepApiToken(ctx, { ...input, token: new Secret(token) }, idempotencyKey);
  return { id, token: tokenHash === hashOfApiToken(token) ? token : null };
}

const keepApiToken = operation<NewApiToken & { token: Secret }, { id: string; tokenHash: string }>(
  'createApiToken',
  async (tx, { teamId, userId, name, scopes, expiresAt, token }) => {
    const draft = { name: oneLine(name), scopes: [...new Set(scopes)].sort(), expiresAt };
    const problems = apiTokenProblems(draft, tx.now);
    if (problems.length > 0) throw new InvalidInput(problems);
    const plain = token.reveal();
    const proof = await guard(tx, 'createApiToken');
    const row = { id: newId(), tokenHash: hashOfApiToken(plain) };
    await tx.db.apiToken.create({
      data: {
        ...row,
        ...draft,
        teamId,
        createdById: userId,
        madeWithFactor: Boolean(proof?.factorAt),
        hint: plain.slice(-4),
        createdAt: tx.now,
      },
    });
    tx.record({ kind: 'createApiToken', teamId, data: { tokenId: row.id } });
    const about = { keyName: draft.name, scopes: draft.scopes.join(', '), until: expiresAt?.toISOString() ?? null };
    tx.audit({ kind: 'createApiToken', teamId, subjectType: 'ApiToken', subjectId: row.id, data: about });
    return row;
  },
);

/** Revokes the token immediately and closes its open connections. */
export const revokeApiToken = operation<{ tokenId: string }, string>('revokeApiToken', async (tx, { tokenId }) => {
  const revokedById = actingUserId(tx.ctx.actor);
  const { count } = await tx.db.apiToken.updateMany({
    where: { id: tokenId, revokedAt: null },
    data: { revokedAt: tx.now, revokedById },
  });
  const token = await tx.db.apiToken.findUnique({ where: { id: tokenId } });
  refuseUnless(token, 'outdated');
  if (count === 1) {
    tx.record({ kind: 'revokeApiToken', teamId: token.teamId, data: { tokenId } });
    const about = { subjectType: 'ApiToken', subjectId: tokenId, data: { keyName: token.name } };
    tx.audit({ kind: 'revokeApiToken', teamId: token.teamId, ...about });
    tx.announce({ topic: tokenTopic(tokenId), teamId: token.teamId, payload: {} });
  }
  return tokenId;
});

/** Revokes all tokens a person created, and closes their open connections. */
export async function revokeTokensOf(tx: Tx, userId: string, teamId?: string): Promise<void> {
  const where = { createdById: userId, revokedAt: null, ...(teamId === undefined ? {} : { teamId }) };
  const tokens = await tx.db.apiToken.findMany({ where });
  const revokedById = actingUserId(tx.ctx.actor);
  await tx.db.apiToken.updateMany({
    where: { id: { in: tokens.map(({ id }) => id) } },
    data: { revokedAt: tx.now, revokedById },
  });
  for (const token of tokens) {
    tx.record({ kind: 'revokeApiToken', teamId: token.teamId, data: { tokenId: token.id } });
    tx.announce({ topic: tokenTopic(token.id), teamId: token.teamId, payload: {} });
  }
}
