import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPost as check, signedPostFields, type PolicySigner, type UploadGrant } from '#server/files/postPolicy.ts';
import { StorageRefusal } from '#server/files/s3Errors.ts';

const signer: PolicySigner = { accessKeyId: 'AKIATOWN', secret: 'a secret', region: 'eu-central-1' };
const now = new Date('2026-11-21T10:00:00Z');
const checkPost = (form: ReadonlyMap<string, string>, by: PolicySigner, at: Date): UploadGrant =>
  check(form, (id) => (id === by.accessKeyId ? by : null), at);
const terms = {
  fields: { bucket: 'b', key: 'uploads/1', 'Content-Type': 'image/png', success_action_status: '201' },
  conditions: [['content-length-range', 1, 1000]] as const,
  expiresInSeconds: 600,
};
const sent = (fields: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
const signed = (): Record<string, string> =>
  signedPostFields({ ...terms, conditions: [['content-length-range', 1, 1000]] }, signer, now);

describe('an upload policy', () => {
  test('grants what it states', () => {
    const grant = { key: 'uploads/1', contentType: 'image/png', minBytes: 1, maxBytes: 1000 };
    expect(checkPost(sent(signed()), signer, now)).toEqual(grant);
  });

  test("is read the same if Amazon's client created it", async () => {
    const { accessKeyId, secret, region } = signer;
    const client = new S3Client({ region, credentials: { accessKeyId, secretAccessKey: secret } });
    const { fields } = await createPresignedPost(client, {
      Bucket: 'b',
      Key: 'uploads/1',
      Fields: { 'Content-Type': 'image/png', success_action_status: '201' },
      Conditions: [
        ['content-length-range', 1, 1000],
        ['starts-with', '$Content-Type', 'image/'],
        ['eq', '$key', 'uploads/1'],
      ],
      Expires: 600,
    });
    expect(Object.keys(fields).sort()).toEqual(Object.keys(signed()).sort());
    expect(checkPost(sent(fields), signer, new Date())).toMatchObject({ key: 'uploads/1', maxBytes: 1000 });
    expect(() => checkPost(sent(fields), { ...signer, secret: 'another' }, new Date())).toThrow('signature');
    expect(() => checkPost(sent({ ...fields, key: 'uploads/2' }), signer, new Date())).toThrow('key');
  });

  test('expires after its last second', () => {
    expect(() => checkPost(sent(signed()), signer, new Date('2026-11-21T10:09:59.999Z'))).not.toThrow();
    expect(() => checkPost(sent(signed()), signer, new Date('2026-11-21T10:10:00Z'))).toThrow('expired');
  });

  test('allows nothing if it states no size', () => {
    const fields = signedPostFields({ ...terms, conditions: [] }, signer, now);
    expect(checkPost(sent(fields), signer, now)).toMatchObject({ maxBytes: 0 });
  });

  test('refuses a form with any field changed', () => {
    const fields = signed();
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fields)), fc.string(), (name, value) => {
        fc.pre(fields[name] !== value);
        expect(() => checkPost(sent({ ...fields, [name]: value }), signer, now)).toThrow(StorageRefusal);
      }),
    );
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields;
      expect(() => checkPost(sent(rest), signer, now)).toThrow(StorageRefusal);
    }
  });

  test("refuses any field it doesn't mention", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (name, value) => {
        fc.pre(!sent(signed()).has(name.toLowerCase()));
        expect(() => checkPost(sent({ ...signed(), [name]: value }), signer, now)).toThrow(StorageRefusal);
      }),
    );
  });
});
