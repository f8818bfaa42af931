import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Keeps a secret that must be read again. What it is for is part of the seal: sealed for one, it opens for no other. */
export interface Sealing {
  seal(plain: string, purpose: string): string;
  /** throws when it was changed, or sealed with another key or for another purpose */
  open(sealed: string, purpose: string): string;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;
const parts = z.tuple([z.literal(version), z.base64url()]);

/** AES-256-GCM with a key of its own, derived from the secret of the installation. */
export function createSealing(secretKey: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'portico sealing', 32));
  return {
    seal(plain, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [, content] = parts.parse(sealed.split('.'));
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
