import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import type { FactorProof } from '#server/operations/account/factors/isProofOf.ts';

/** Thrown after what was counted has been written. */
export const wrongProof = ({ kind }: FactorProof): Refusal | InvalidInput =>
  kind === 'passkey'
    ? new Refusal('passkeyRefused')
    : new InvalidInput([{ path: kind === 'recoveryCode' ? 'recoveryCode' : 'code', code: 'codeWrong' }]);
