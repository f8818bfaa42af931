import type Stripe from 'stripe';
import * as z from 'zod';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest, missingObject } from '#server/sandbox/api/stripeFailure.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

/** `file` contains only metadata; the sandbox never reads the bytes. */
export const createFileParams = z.strictObject({
  purpose: z.literal('dispute_evidence'),
  file: params.text,
  ...expandParam,
});

const about = z.strictObject({ name: z.string(), size: z.int().min(1), type: z.string() });
const mostBytes = 5_000_000;
const types: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export async function getFile(db: SandboxReading, id: string): Promise<Stripe.File> {
  const file = await db.find('file', id);
  if (!file) throw missingObject('file', id);
  return file;
}

/** Keeps what Stripe would return about the evidence file. */
export async function createFile(
  ctx: WritingContext,
  given: z.output<typeof createFileParams>,
): Promise<SandboxResponse> {
  const { name: filename, size, type } = about.parse(JSON.parse(given.file));
  const known = ownValue(types, type);
  if (known === undefined) throw invalidRequest('Evidence is a PDF, a JPEG or a PNG.', { param: 'file' });
  if (size > mostBytes) throw invalidRequest('The file is too large: 5 MB are accepted.', { param: 'file' });
  const file: Stripe.File = {
    id: newId('file'),
    object: 'file',
    created: ctx.now,
    expires_at: null,
    filename,
    links: null,
    purpose: given.purpose,
    size,
    title: null,
    type: known,
    url: null,
  };
  await ctx.db.put('file', file.id, file);
  return { status: 200, body: file };
}
