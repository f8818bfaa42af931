import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { UnverifiedNotice_viewer$key } from '#web/__generated__/UnverifiedNotice_viewer.graphql.ts';
import { unverifiedWords } from '#web/messages/unverified.ts';
import { SendVerificationAgain } from '#web/parts/session/SendVerificationAgain.tsx';
import { Alert } from '#web/ui/Alert.tsx';

interface UnverifiedNoticeProps {
  readonly viewer: UnverifiedNotice_viewer$key;
}

/** On every page until the address is shown to belong to the person. */
export function UnverifiedNotice({ viewer }: UnverifiedNoticeProps): ReactElement | null {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment UnverifiedNotice_viewer on Viewer {
        email
        isEmailVerified
      }
    `,
    viewer,
  );
  if (isEmailVerified) return null;
  return (
    <Alert tone="warning" action={<SendVerificationAgain />}>
      {unverifiedWords.notice(email)}
    </Alert>
  );
}
