import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import type { findAddresses_found$key } from '#web/__generated__/findAddresses_found.graphql.ts';
import type { findAddressesQuery } from '#web/__generated__/findAddressesQuery.graphql.ts';
import type { AddressLookupKind } from '#web/forms/FormServices.ts';

/** Timeout of an address lookup. */
const longestMs = 8_000;

/** Looks up addresses; null if the lookup failed. */
export async function findAddresses(
  environment: Environment,
  question: AddressLookupKind,
  text: string,
): Promise<readonly FoundAddress[] | null> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestMs));
  return Promise.race([look(environment, text, question === 'suggest'), patience]);
}

async function look(environment: Environment, text: string, isTyped: boolean): Promise<readonly FoundAddress[] | null> {
  const answer = await fetchQuery<findAddressesQuery>(
    environment,
    graphql`
      query findAddressesQuery($text: String!, $isTyped: Boolean!) {
        suggested: addressSuggestions(text: $text) @include(if: $isTyped) {
          ...findAddresses_found
        }
        meant: addressValidation(address: $text) @skip(if: $isTyped) {
          ...findAddresses_found
        }
      }
    `,
    { text, isTyped },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const lookup = answer?.suggested ?? answer?.meant;
  return lookup ? found(lookup) : null;
}

function found(lookup: findAddresses_found$key): readonly FoundAddress[] | null {
  const { error, results } = readInlineData(
    graphql`
      fragment findAddresses_found on AddressLookup @inline {
        results {
          text
          street
          unit
          city
          state
          zip
          latitude
          longitude
        }
        error
      }
    `,
    lookup,
  );
  if (error) return null;
  return results.map(({ text, street, unit = null, city, state, zip, latitude = null, longitude = null }) => ({
    ...{ text, street, unit, city, state, zip, latitude, longitude },
  }));
}
