import type { z } from 'zod';
import { AddressesUnavailable } from '#server/addresses/AddressService.ts';

export interface SmartyCall {
  readonly url: URL;
  /** the origin that the website key is restricted to */
  readonly referer: string;
  /** the time limit for all attempts together */
  readonly withinMs: number;
  /** the most attempts; requests only read, so retries are safe */
  readonly attempts: number;
}

const mostBytes = 200_000;
const pauseMs = 150;
/**
 * The text can't be an address. This isn't a failure of Smarty, so it must not trip the circuit breaker for others.
 */
const isNoQuestion = new Set([400, 413, 414, 422]);

/** Sends one request to Smarty; null if it rejects the text. Transient failures are retried. */
export async function callSmarty<Answer>(call: SmartyCall, shape: z.ZodType<Answer>): Promise<Answer | null> {
  const signal = AbortSignal.timeout(call.withinMs);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await answerTo(call, signal);
    if (answer.status === 200) return read(answer.body, shape);
    if (answer.status !== null && isNoQuestion.has(answer.status)) return null;
    const mayPass = answer.status === null || answer.status >= 500;
    if (!mayPass || attempt >= call.attempts || signal.aborted) {
      throw new AddressesUnavailable(
        answer.status === null ? answer.why : `Smarty responded with status ${answer.status}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

type Answered =
  | { readonly status: number; readonly body: string }
  /** no response, or an incomplete one */
  | { readonly status: null; readonly why: string };

async function answerTo({ url, referer }: SmartyCall, signal: AbortSignal): Promise<Answered> {
  try {
    const response = await fetch(url, {
      headers: { referer, accept: 'application/json' },
      // a redirect must not send the key to another host
      redirect: 'error',
      signal,
    });
    return { status: response.status, body: await bodyOf(response) };
  } catch (error) {
    if (error instanceof AddressesUnavailable) throw error;
    // the error may hold the address with the key, so its name alone is told
    return { status: null, why: `could not reach Smarty: ${error instanceof Error ? error.name : 'no error'}` };
  }
}

async function bodyOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new AddressesUnavailable('Smarty sent a response that is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function read<Answer>(body: string, shape: z.ZodType<Answer>): Answer {
  try {
    return shape.parse(JSON.parse(body));
  } catch {
    throw new AddressesUnavailable('Smarty sent an invalid response');
  }
}
