import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const signatureSize = { width: 600, height: 50, minPen: 2, maxPen: 5, typedFont: 30 } as const;

const imagePrefix = 'data:image/png;base64,';
const maxImageLength = 200_000;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

export interface SignatureNeed {
  readonly requiresSignature: boolean;
  readonly wasSkipped: boolean;
  /** digests of the answers each signature covers */
  readonly signedDigests: readonly string[];
  readonly currentDigest: string;
}

/** A signature covers the answers at that time: if they change, a new one is needed. */
export function needsSignature({
  requiresSignature,
  wasSkipped,
  signedDigests,
  currentDigest,
}: SignatureNeed): boolean {
  return requiresSignature && !wasSkipped && !signedDigests.includes(currentDigest);
}

/** Every applicant can sign the current step. A completed step needs a signature only if its answers changed since. */
export function takesSignature({ completed, ...need }: SignatureNeed & { readonly completed: boolean }): boolean {
  return completed ? needsSignature(need) : need.requiresSignature;
}

/** A typed name and a drawing are equally valid, and one is enough. A drawing must be a PNG from the signature pad. */
export function signatureProblems(signature: { typedName: string; image: string | null }): Problem[] {
  if (signature.image === null && isBlank(signature.typedName))
    return [{ path: 'typedName', code: 'signatureMissing' }];
  if (signature.image !== null && !isSignatureImage(signature.image))
    return [{ path: 'image', code: 'signatureInvalid' }];
  return [];
}

function isSignatureImage(text: string): boolean {
  return text.length <= maxImageLength && text.startsWith(imagePrefix) && base64.test(text.slice(imagePrefix.length));
}
