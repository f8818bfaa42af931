import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';

import type { VerifyEmailScreenQuery } from '#web/__generated__/VerifyEmailScreenQuery.graphql.ts';
import { deadLinkWords, verifyWords } from '#web/messages/account.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { DeadLink } from '#web/parts/session/DeadLink.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { useVerifyEmail } from './useVerifyEmail.ts';

/** A press and not the mere visit verifies: programs that look into mails follow links too. */
export function VerifyEmailScreen({ query }: ScreenProps<VerifyEmailScreenQuery>): ReactElement {
  const { token = '' } = useParams();
  const { accountLink } = usePreloadedQuery<VerifyEmailScreenQuery>(
    graphql`
      query VerifyEmailScreenQuery($token: String!) @preloadable {
        accountLink(token: $token) {
          state
          email
        }
      }
    `,
    query,
  );
  const [verifyEmail] = useVerifyEmail();
  const [isDone, setDone] = useState(false);
  const verifying = useAction(
    () => verifyEmail({ input: { token } }),
    () => setDone(true),
  );
  if (isDone) return <Verified />;
  if (accountLink.state !== 'valid') {
    return (
      <DeadLink state={accountLink.state}>
        <ButtonLink look="primary" to="/users/unverified">
          {deadLinkWords.newVerification}
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <>
      <PageTitle>{verifyWords.title}</PageTitle>
      <p>{verifyWords.lead(accountLink.email ?? '')}</p>
      {verifying.refusal !== null && (
        <Alert tone="danger" isLive>
          {verifying.refusal}
        </Alert>
      )}
      <FormActions>
        <Button
          look="primary"
          isPending={verifying.pending !== null}
          pendingLabel={verifyWords.pending}
          onPress={() => verifying.run(token)}
        >
          {verifyWords.send}
        </Button>
      </FormActions>
    </>
  );
}

function Verified(): ReactElement {
  return (
    <>
      <PageTitle isFocused>{verifyWords.doneTitle}</PageTitle>
      <p>{verifyWords.done}</p>
      <FormActions>
        <ButtonLink look="primary" to="/">
          {verifyWords.goOn}
        </ButtonLink>
      </FormActions>
    </>
  );
}
