import type { FoundAddress } from '#domain/address/FoundAddress.ts';

/** Knows addresses. Both fail with AddressesUnavailable and nothing else. */
export interface AddressService {
  /** addresses that begin like this, while somebody types; without a place on the map */
  readonly suggest: (text: string) => Promise<readonly FoundAddress[]>;
  /** the addresses that are meant by this; none when it is no address that is known */
  readonly validate: (text: string) => Promise<readonly FoundAddress[]>;
}

/** The service did not answer, or not with an answer. Its message tells neither the key nor what was asked for. */
export class AddressesUnavailable extends Error {
  override readonly name = 'AddressesUnavailable';
}

/** As many as a person looks through. */
export const mostFound = 5;
