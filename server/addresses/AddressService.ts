import type { FoundAddress } from '#domain/address/FoundAddress.ts';

/** Looks up addresses. Both functions throw only AddressesUnavailable. */
export interface AddressService {
  /** addresses that start with the typed text; without coordinates */
  readonly suggest: (text: string) => Promise<readonly FoundAddress[]>;
  /** the addresses that match; empty if none is known */
  readonly validate: (text: string) => Promise<readonly FoundAddress[]>;
}

/** The service did not respond, or not usably. The message contains neither the key nor the search text. */
export class AddressesUnavailable extends Error {
  override readonly name = 'AddressesUnavailable';
}

/** The most results shown at once. */
export const maxFoundAddresses = 5;
