import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { verifyWords } from '#messages/account/accountWords.ts';
import { unverifiedWords } from '#messages/account/unverifiedWords.ts';
import type { UnverifiedScreenQuery } from '#web/__generated__/UnverifiedScreenQuery.graphql.ts';
import { ResendVerificationEmail } from '#web/parts/session/ResendVerificationEmail.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Asks to verify the email after sign-up. The user can continue without it. */
export function UnverifiedScreen({ query }: ScreenProps<UnverifiedScreenQuery>): ReactElement | null {
  const { viewer } = usePreloadedQuery<UnverifiedScreenQuery>(
    graphql`
      query UnverifiedScreenQuery @preloadable {
        viewer {
          email
          isEmailVerified
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  if (viewer.isEmailVerified) {
    return (
      <>
        <PageTitle>{verifyWords.doneTitle}</PageTitle>
        <p>{verifyWords.done}</p>
        <FormActions>
          <ButtonLink variant="primary" to="/">
            {unverifiedWords.goOn}
          </ButtonLink>
        </FormActions>
      </>
    );
  }
  return (
    <>
      <PageTitle note={unverifiedWords.text(viewer.email)}>{unverifiedWords.title}</PageTitle>
      <FormActions>
        <ResendVerificationEmail />
        <ButtonLink variant="quiet" to="/">
          {unverifiedWords.goOn}
        </ButtonLink>
      </FormActions>
      <p>
        {unverifiedWords.wrong} <Link to="/profile">{unverifiedWords.change}</Link>.
      </p>
    </>
  );
}
