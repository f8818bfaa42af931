import { createHash } from 'node:crypto';
import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import type { SandboxResponse, StoredResponse } from '#server/sandbox/store/SandboxRecords.ts';

export interface KeyedRequest {
  readonly id: string;
  readonly idempotencyKey: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface KeyedResponse {
  readonly answer: SandboxResponse;
  /** The id of the first request with this key, if this one repeats it. */
  readonly replays: string | null;
}

/** Idempotency: the same key and request get the same response, and nothing is done twice. */
export async function replayIdempotent(
  engine: SandboxEngine,
  request: KeyedRequest,
  work: (ctx: WritingContext) => Promise<SandboxResponse>,
): Promise<KeyedResponse> {
  const key = request.idempotencyKey;
  if (key === null) return { answer: await engine.write(request, work), replays: null };
  const id = `idem_${hash(key)}`;
  const fingerprint = hash(`${request.method} ${request.path} ${request.body}`);
  const remember = (ctx: WritingContext, answer: SandboxResponse): Promise<void> =>
    ctx.db.put('idempotency_key', id, { fingerprint, requestId: request.id, answer });
  try {
    return await engine.write(request, async (ctx) => {
      const first = await ctx.db.find('idempotency_key', id);
      if (first) return replay(first, fingerprint, key);
      const answer = await work(ctx);
      await remember(ctx, answer);
      return { answer, replays: null };
    });
  } catch (error) {
    // A refused request changed nothing, but its response is stored for the key, as with Stripe.
    if (error instanceof StripeFailure && error.body.type === 'invalid_request_error') {
      await engine.write(request, (ctx) => remember(ctx, error.answer));
    }
    throw error;
  }
}

function replay(first: StoredResponse, fingerprint: string, key: string): KeyedResponse {
  if (first.fingerprint === fingerprint) return { answer: first.answer, replays: first.requestId };
  throw new StripeFailure(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
