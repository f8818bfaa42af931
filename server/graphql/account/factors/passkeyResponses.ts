import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { InvalidInput } from '#domain/kernel/refusal.ts';

const encoded = z.string().max(20_000);
const credential = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** Parses a signed passkey response from the browser. */
export const parsePasskeyAssertion = (answer: unknown): AuthenticationResponseJSON =>
  read(signed, answer) as AuthenticationResponseJSON;

/** Parses a new passkey from the browser. */
export const parsePasskeyRegistration = (answer: unknown): RegistrationResponseJSON =>
  read(made, answer) as RegistrationResponseJSON;

function read<Shape>(schema: z.ZodType<Shape>, answer: unknown): Shape {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new InvalidInput([{ path: 'passkey', code: 'malformed' }]);
  return data;
}
