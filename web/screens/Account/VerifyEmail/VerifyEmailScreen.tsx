import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { invalidLinkWords, verifyWords } from '#messages/account/accountWords.ts';
import type { VerifyEmailScreenQuery } from '#web/__generated__/VerifyEmailScreenQuery.graphql.ts';
import { InvalidLink } from '#web/parts/session/InvalidLink.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { VerifyByPassword } from '#web/screens/Account/VerifyEmail/VerifyByPassword.tsx';
import { VerifyEmailButton } from '#web/screens/Account/VerifyEmail/VerifyEmailButton.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Landing page of the verification link. The person reading the email may not be the one who created the account. */
export function VerifyEmailScreen({ query }: ScreenProps<VerifyEmailScreenQuery>): ReactElement {
  const { token = '' } = useParams();
  const { accountLink } = usePreloadedQuery<VerifyEmailScreenQuery>(
    graphql`
      query VerifyEmailScreenQuery($token: String!) @preloadable {
        accountLink(token: $token) {
          state
          email
          isOwn
          mayClaim
        }
      }
    `,
    query,
  );
  const [isDone, setDone] = useState(false);
  if (isDone) return <Verified isSignedIn={accountLink.isOwn} />;
  if (accountLink.state !== 'valid') {
    return (
      <InvalidLink state={accountLink.state}>
        <ButtonLink variant="primary" to="/users/unverified">
          {invalidLinkWords.newVerification}
        </ButtonLink>
      </InvalidLink>
    );
  }
  const { isOwn, mayClaim } = accountLink;
  const email = accountLink.email ?? '';
  const onDone = (): void => setDone(true);
  if (isOwn) return <VerifyEmailButton token={token} email={email} onDone={onDone} />;
  return <VerifyByPassword token={token} email={email} mayClaim={mayClaim} onDone={onDone} />;
}

function Verified({ isSignedIn }: { readonly isSignedIn: boolean }): ReactElement {
  return (
    <>
      <PageTitle isFocused>{verifyWords.doneTitle}</PageTitle>
      <p>{verifyWords.done}</p>
      <FormActions>
        <ButtonLink variant="primary" to={isSignedIn ? '/' : '/users/sign_in'}>
          {isSignedIn ? verifyWords.goOn : verifyWords.signIn}
        </ButtonLink>
      </FormActions>
    </>
  );
}
