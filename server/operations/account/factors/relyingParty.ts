/** What passkeys are bound to: the address that people type. A browser shows them nowhere else. */
export function relyingParty(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Read when somebody comes with a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
