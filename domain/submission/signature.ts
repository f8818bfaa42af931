import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const signatureSize = { width: 600, height: 50, minPen: 2, maxPen: 5, typedFont: 30 } as const;

const imagePrefix = 'data:image/png;base64,';
const maxImageLength = 200_000;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

export interface SignatureNeed {
  readonly requiresSignature: boolean;
  readonly wasSkipped: boolean;
  /** digests of the answers that each signature covers */
  readonly signedDigests: readonly string[];
  readonly currentDigest: string;
}

/** A signature covers what was signed: when answers changed afterwards, it is asked for again. */
export function needsSignature({
  requiresSignature,
  wasSkipped,
  signedDigests,
  currentDigest,
}: SignatureNeed): boolean {
  return requiresSignature && !wasSkipped && !signedDigests.includes(currentDigest);
}

/** The step at hand is signed by each applicant who wants to; one that was left, only where its answers have changed since. */
export function takesSignature({ completed, ...need }: SignatureNeed & { readonly completed: boolean }): boolean {
  return completed ? needsSignature(need) : need.requiresSignature;
}

/** Typing the name is equal to drawing, and one of them is enough; a drawing must be a PNG of the pad. */
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
