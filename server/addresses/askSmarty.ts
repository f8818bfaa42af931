import type { z } from 'zod';
import { AddressesUnavailable } from '#server/addresses/AddressService.ts';

export interface SmartyCall {
  readonly url: URL;
  /** the page that the website key is bound to */
  readonly referer: string;
  /** for all attempts together */
  readonly withinMs: number;
  /** how often at most; each is a plain read */
  readonly attempts: number;
}

const mostBytes = 200_000;
const pauseMs = 150;
/** What was asked for can be no address. It says nothing about Smarty, so whoever types it keeps nobody else from asking. */
const isNoQuestion = new Set([400, 413, 414, 422]);

/** One question to Smarty; null for what it takes for none. What fails in passing is asked again. */
export async function askSmarty<Answer>(call: SmartyCall, shape: z.ZodType<Answer>): Promise<Answer | null> {
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
  /** nothing came, or not all of it */
  | { readonly status: null; readonly why: string };

async function answerTo({ url, referer }: SmartyCall, signal: AbortSignal): Promise<Answered> {
  try {
    const response = await fetch(url, {
      headers: { referer, accept: 'application/json' },
      // the key goes to Smarty and nowhere else
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
