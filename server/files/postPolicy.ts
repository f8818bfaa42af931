import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { StorageRefusal } from '#server/files/s3Errors.ts';

/**
 * S3's POST policy (signature version 4), created and verified by us for files on disk, so that browsers see no
 * difference. A form is accepted only if the policy has our signature, has not expired, all its conditions hold, and
 * it covers every field of the form.
 */
export interface PolicySigner {
  readonly accessKeyId: string;
  readonly secret: string;
  readonly region: string;
}

const conditionSchema = z.union([
  z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()),
]);
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(conditionSchema) });

type PolicyCondition = z.infer<typeof conditionSchema>;

export interface PolicyTerms {
  readonly fields: Readonly<Record<string, string>>;
  readonly conditions: readonly PolicyCondition[];
  readonly expiresInSeconds: number;
}

/** What a valid policy allows. */
export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  readonly minBytes: number;
  readonly maxBytes: number;
}

export function signedPostFields(terms: PolicyTerms, signer: PolicySigner, now: Date): Record<string, string> {
  const amzDate = isoSeconds(now).replace(/[-:]/g, '');
  const fields = {
    ...terms.fields,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${signer.accessKeyId}/${amzDate.slice(0, 8)}/${signer.region}/s3/aws4_request`,
    'X-Amz-Date': amzDate,
  };
  const policy = encodePolicy({
    expiration: isoSeconds(new Date(now.getTime() + terms.expiresInSeconds * 1000)),
    conditions: [...terms.conditions, ...Object.entries(fields).map(([name, value]) => ({ [name]: value }))],
  });
  return { ...fields, Policy: policy, 'X-Amz-Signature': signatureOf(policy, amzDate.slice(0, 8), signer) };
}

/** The signer for an access key id, or null if it is unknown. */
export type FindSigner = (accessKeyId: string) => PolicySigner | null;

/** `form` contains the fields before the file, with lowercase names. Throws StorageRefusal. */
export function checkPost(form: ReadonlyMap<string, string>, signerNamed: FindSigner, now: Date): UploadGrant {
  const policyText = form.get('policy') ?? '';
  assertSigned(form, policyText, signerNamed);
  const policy = decodePolicy(policyText);
  if (Date.parse(policy.expiration) <= now.getTime())
    throw new StorageRefusal('AccessDenied', 'The policy has expired.');

  const spokenOf = new Set(['policy', 'x-amz-signature']);
  let [minBytes, maxBytes] = [0, 0];
  for (const condition of policy.conditions) {
    if (isRange(condition)) [, minBytes, maxBytes] = condition;
    else for (const field of matchedFields(condition, form)) spokenOf.add(field);
  }
  for (const field of form.keys())
    if (!spokenOf.has(field)) throw new StorageRefusal('AccessDenied', `The policy does not speak of ${field}.`);
  return { key: form.get('key') ?? '', contentType: form.get('content-type') ?? '', minBytes, maxBytes };
}

function assertSigned(form: ReadonlyMap<string, string>, policy: string, signerNamed: FindSigner): void {
  const [accessKeyId = '', date = '', region, service, ending] = (form.get('x-amz-credential') ?? '').split('/');
  const signer = signerNamed(accessKeyId);
  if (signer === null) throw new StorageRefusal('SignatureDoesNotMatch');
  const ours =
    form.get('x-amz-algorithm') === 'AWS4-HMAC-SHA256' &&
    accessKeyId === signer.accessKeyId &&
    region === signer.region &&
    service === 's3' &&
    ending === 'aws4_request';
  const given = Buffer.from(form.get('x-amz-signature') ?? '', 'utf8');
  const expected = Buffer.from(signatureOf(policy, date, signer), 'utf8');
  if (!ours || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new StorageRefusal('SignatureDoesNotMatch');
}

function matchedFields(
  condition: Exclude<PolicyCondition, readonly ['content-length-range', number, number]>,
  form: ReadonlyMap<string, string>,
): readonly string[] {
  const tests: readonly (readonly [string, string, boolean])[] = Array.isArray(condition)
    ? [[condition[1].slice(1), condition[2], condition[0] === 'starts-with']]
    : Object.entries(condition).map(([name, value]) => [name, value, false] as const);
  return tests.map(([name, wanted, prefix]) => {
    const field = name.toLowerCase();
    const value = form.get(field);
    if (value === undefined || !(prefix ? value.startsWith(wanted) : value === wanted))
      throw new StorageRefusal('AccessDenied', `The policy does not allow this ${field}.`);
    return field;
  });
}

function isRange(condition: PolicyCondition): condition is ['content-length-range', number, number] {
  return Array.isArray(condition) && condition[0] === 'content-length-range';
}

function encodePolicy(policy: z.infer<typeof policySchema>): string {
  return Buffer.from(JSON.stringify(policy)).toString('base64');
}

function decodePolicy(text: string): z.infer<typeof policySchema> {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    throw new StorageRefusal('InvalidPolicyDocument');
  }
}

function signatureOf(policy: string, date: string, { secret, region }: PolicySigner): string {
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, policy).toString('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function isoSeconds(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
