import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import type { findSurveyAddressesQuery } from '#web/__generated__/findSurveyAddressesQuery.graphql.ts';

/** Address lookup without sign-in; null if the lookup failed. */
export async function findSurveyAddresses(
  environment: Environment,
  variables: { readonly token: string; readonly text: string; readonly isWhole: boolean },
): Promise<readonly FoundAddress[] | null> {
  const answer = await fetchQuery<findSurveyAddressesQuery>(
    environment,
    graphql`
      query findSurveyAddressesQuery($token: String!, $text: String!, $isWhole: Boolean!) {
        surveyAddresses(token: $token, text: $text, isWhole: $isWhole) {
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
      }
    `,
    variables,
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => null);
  const found = answer?.surveyAddresses;
  if (!found || found.error) return null;
  return found.results.map(({ text, street, unit = null, city, state, zip, latitude = null, longitude = null }) => ({
    ...{ text, street, unit, city, state, zip, latitude, longitude },
  }));
}
