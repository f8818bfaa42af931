import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '#server/secrets/readSecretKeys.ts';

/** What a key is derived for. A signature or sealed value is valid for one purpose only. */
type KeyPurpose =
  | 'download'
  | 'upload'
  | 'second factor'
  | 'email choice'
  | 'survey invitation'
  | 'status code'
  | 'submission status';

export interface DerivedKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Everything SECRET_KEY is used for. The newest key signs and encrypts; older ones still verify and decrypt. */
export interface Keys {
  /** `<key id>.<signature>` in URL-safe characters */
  sign(purpose: KeyPurpose, text: string): string;
  verify(purpose: KeyPurpose, text: string, signature: string): boolean;
  /** Encrypts to text for a column. `about` binds it to its owner: it can't be opened for another one. */
  seal(purpose: KeyPurpose, bytes: Uint8Array, about?: string): string;
  /** Null if it was changed, belongs to another owner, or its key is no longer configured. */
  open(purpose: KeyPurpose, sealed: string, about?: string): Buffer | null;
  /** Whether it was made with the newest key. If not, it is sealed again at the next opportunity. */
  isCurrent(made: string): boolean;
  /** For protocols with their own way of signing. */
  current(purpose: KeyPurpose): DerivedKey;
  named(purpose: KeyPurpose, id: string): DerivedKey | null;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createKeys(secretKeys: readonly [SecretKey, ...SecretKey[]]): Keys {
  const [newest] = secretKeys;
  const derived = new Map<string, DerivedKey>();

  function derive({ id, value }: SecretKey, purpose: KeyPurpose): DerivedKey {
    const place = `${id} ${purpose}`;
    const known = derived.get(place) ?? {
      id,
      bytes: Buffer.from(hkdfSync('sha256', value, '', `portico/${purpose}`, 32)),
    };
    derived.set(place, known);
    return known;
  }

  function named(purpose: KeyPurpose, id: string): DerivedKey | null {
    const key = secretKeys.find((one) => one.id === id);
    return key === undefined ? null : derive(key, purpose);
  }

  const current = (purpose: KeyPurpose): DerivedKey => derive(newest, purpose);

  return {
    current,
    named,
    isCurrent: (made) => idOf(made) === newest.id,
    sign(purpose, text) {
      const key = current(purpose);
      return `${key.id}.${mac(key, text).toString('base64url')}`;
    },
    verify(purpose, text, signature) {
      const key = named(purpose, idOf(signature));
      if (key === null) return false;
      const given = Buffer.from(restOf(signature), 'base64url');
      const expected = mac(key, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    seal(purpose, bytes, about = '') {
      const key = current(purpose);
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key.bytes, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([nonce, sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
      return `${key.id}.${hidden.toString('base64url')}`;
    },
    open(purpose, sealed, about = '') {
      const key = named(purpose, idOf(sealed));
      const hidden = Buffer.from(restOf(sealed), 'base64url');
      if (key === null || hidden.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key.bytes, hidden.subarray(0, nonceBytes), { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(about)).setAuthTag(hidden.subarray(-tagBytes));
      try {
        return Buffer.concat([opening.update(hidden.subarray(nonceBytes, -tagBytes)), opening.final()]);
      } catch {
        return null; // the authentication tag doesn't match
      }
    },
  };
}

const idOf = (made: string): string => made.slice(0, Math.max(0, made.indexOf('.')));
const restOf = (made: string): string => made.slice(made.indexOf('.') + 1);

const mac = ({ bytes }: DerivedKey, text: string): Buffer => createHmac('sha256', bytes).update(text).digest();
