import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { invalidLinkWords } from '#messages/account/accountWords.ts';
import type { ClaimScreenQuery } from '#web/__generated__/ClaimScreenQuery.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { InvalidLink } from '#web/parts/session/InvalidLink.tsx';
import { safePath, signInPath } from '#web/parts/session/safePath.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ClaimForm } from '#web/screens/Account/Claim/ClaimForm.tsx';
import { ClaimHeader } from '#web/screens/Account/Claim/ClaimHeader.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Landing page of an invitation, where the person sets up the account. */
export function ClaimScreen({ query }: ScreenProps<ClaimScreenQuery>): ReactElement {
  const { token = '' } = useParams();
  const search = useSearchParameters();
  const { accountLink } = usePreloadedQuery<ClaimScreenQuery>(
    graphql`
      query ClaimScreenQuery($token: String!, $to: String!) @preloadable {
        accountLink(token: $token) {
          state
          email
          name
          mayClaim
          ...ClaimHeader_link @arguments(to: $to)
        }
      }
    `,
    query,
  );
  if (accountLink.state !== 'valid' || !accountLink.mayClaim) {
    return (
      <InvalidLink
        state={accountLink.state === 'valid' ? 'used' : accountLink.state}
        help={invalidLinkWords.askForNewInvitation}
      >
        <ButtonLink variant="primary" to={signInPath({ pathname: safePath(search.get('to')), search: '' })}>
          {invalidLinkWords.signIn}
        </ButtonLink>
      </InvalidLink>
    );
  }
  const { email, name } = accountLink;
  return <ClaimForm token={token} email={email ?? ''} name={name ?? ''} header={<ClaimHeader link={accountLink} />} />;
}
