import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A passkey device as in the WebAuthn standard, with its own keys and user verification. */
export interface TestAuthenticator {
  /** returns what a browser sends to register a passkey */
  make(options: Requested): object;
  /** returns what a browser sends to sign in */
  sign(options: Requested): object;
}

interface Requested {
  readonly challenge: string;
}

interface DeviceTraits {
  /** the origin that the browser reports */
  readonly origin: string;
  /** whether the device verified the user, such as by fingerprint or PIN */
  readonly isVerifying?: boolean;
}

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

export function newAuthenticator({ origin, isVerifying = true }: DeviceTraits): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rpIdHash = sha256(new URL(origin).hostname);
  const id = randomBytes(16);
  const flags = present | (isVerifying ? verified : 0);
  let counter = 0;
  const authData = (extra: number, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([rpIdHash, Buffer.from([flags | extra]), count, rest]);
  };
  const told = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object): object => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make({ challenge }) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      return answer({
        clientDataJSON: told('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation(authData(withKey, credential)).toString('base64url'),
        transports: ['internal'],
      });
    },
    sign({ challenge }) {
      const data = authData(0);
      const clientData = told('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: a P-256 key. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string): Buffer => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)]);
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 | word.length]), Buffer.from(word)]);
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), length, authData];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]);
}
