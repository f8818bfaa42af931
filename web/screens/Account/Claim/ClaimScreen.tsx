import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { deadLinkWords } from '#messages/account/accountWords.ts';
import type { ClaimScreenQuery } from '#web/__generated__/ClaimScreenQuery.graphql.ts';
import { useSearch } from '#web/navigation/useSearch.ts';
import { DeadLink } from '#web/parts/session/DeadLink.tsx';
import { safePath, signInPath } from '#web/parts/session/safePath.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ClaimForm } from '#web/screens/Account/Claim/ClaimForm.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Landing page of an invitation, where the person sets up the account. */
export function ClaimScreen({ query }: ScreenProps<ClaimScreenQuery>): ReactElement {
  const { token = '' } = useParams();
  const search = useSearch();
  const { accountLink } = usePreloadedQuery<ClaimScreenQuery>(
    graphql`
      query ClaimScreenQuery($token: String!, $to: String!) @preloadable {
        accountLink(token: $token) {
          state
          email
          name
          isInvited
          mayClaim
          whatNext(to: $to)
        }
      }
    `,
    query,
  );
  if (accountLink.state !== 'valid' || !accountLink.mayClaim) {
    return (
      <DeadLink state={accountLink.state === 'valid' ? 'used' : accountLink.state} help={deadLinkWords.askAgain}>
        <ButtonLink look="primary" to={signInPath({ pathname: safePath(search.get('to')), search: '' })}>
          {deadLinkWords.signIn}
        </ButtonLink>
      </DeadLink>
    );
  }
  const { email, name, isInvited, whatNext } = accountLink;
  return (
    <ClaimForm token={token} email={email ?? ''} name={name ?? ''} isInvited={isInvited} whatNext={whatNext ?? null} />
  );
}
