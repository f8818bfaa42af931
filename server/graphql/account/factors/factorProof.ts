import { InvalidInput } from '#domain/kernel/refusal.ts';
import { parsePasskeyAssertion } from '#server/graphql/account/factors/passkeyResponses.ts';
import type { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import type { FactorProof } from '#server/operations/account/factors/verifyFactorProof.ts';

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>;

/** Exactly one of these must be given. */
export const proofFields = (t: InputFields) => ({
  code: t.string({ validate: shortText, description: 'The code that the authenticator app currently shows.' }),
  recoveryCode: t.string({ validate: shortText, description: 'One of the recovery codes.' }),
  passkey: t.field({ type: 'JSON', description: 'The signed passkey response from the browser (WebAuthn, as JSON).' }),
});

interface Given {
  readonly code?: string | null;
  readonly recoveryCode?: string | null;
  readonly passkey?: unknown;
}

export function proofIn({ code, recoveryCode, passkey }: Given): FactorProof {
  if (passkey !== undefined && passkey !== null) return { kind: 'passkey', response: parsePasskeyAssertion(passkey) };
  if (recoveryCode?.trim()) return { kind: 'recoveryCode', code: recoveryCode };
  if (code?.trim()) return { kind: 'authenticatorApp', code };
  throw new InvalidInput([{ path: 'code', code: 'blank' }]);
}
