import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { invalidLinkWords } from '#messages/account/accountWords.ts';
import type { NewPasswordScreenQuery } from '#web/__generated__/NewPasswordScreenQuery.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { InvalidLink } from '#web/parts/session/InvalidLink.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { NewPasswordForm } from '#web/screens/Account/NewPassword/NewPasswordForm.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Landing page of the emailed reset link. */
export function NewPasswordScreen({ query }: ScreenProps<NewPasswordScreenQuery>): ReactElement {
  const search = useSearchParameters();
  const { accountLink } = usePreloadedQuery<NewPasswordScreenQuery>(
    graphql`
      query NewPasswordScreenQuery($token: String!) @preloadable {
        accountLink(token: $token) {
          state
          email
        }
      }
    `,
    query,
  );
  if (accountLink.state !== 'valid') {
    return (
      <InvalidLink state={accountLink.state}>
        <ButtonLink variant="primary" to="/users/password/new">
          {invalidLinkWords.newPasswordLink}
        </ButtonLink>
      </InvalidLink>
    );
  }
  return <NewPasswordForm token={search.get('token') ?? ''} email={accountLink.email ?? ''} />;
}
