/** Passkeys are bound to this domain. Browsers offer them nowhere else. */
export function relyingParty(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Loaded only when someone uses a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
