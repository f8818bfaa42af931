import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import type { FactorProof } from '#server/operations/account/factors/verifyFactorProof.ts';

/** Thrown after the transaction that counts the failed try has been committed. */
export const wrongProofError = ({ kind }: FactorProof): Refusal | InvalidInput =>
  kind === 'passkey'
    ? new Refusal('passkeyRefused')
    : new InvalidInput([{ path: kind === 'recoveryCode' ? 'recoveryCode' : 'code', code: 'codeWrong' }]);
