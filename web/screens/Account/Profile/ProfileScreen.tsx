import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';

import type { ProfileScreenQuery } from '#web/__generated__/ProfileScreenQuery.graphql.ts';
import { profileWords } from '#web/messages/account.ts';
import { Cards } from '#web/ui/Card.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { AvatarCard } from './AvatarCard.tsx';
import { CloseAccountCard } from './CloseAccountCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';

export function ProfileScreen({ query }: ScreenProps<ProfileScreenQuery>): ReactElement | null {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery @preloadable {
        viewer {
          isEmailVerified
          ...AvatarCard_viewer
          ...ProfileForm_viewer
          ...EmailForm_viewer
          ...SessionsCard_viewer
          ...SecurityCard_viewer
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  return (
    <>
      <PageTitle>{profileWords.title}</PageTitle>
      <Cards>
        <ProfileForm viewer={viewer} />
        <AvatarCard viewer={viewer} />
        <EmailForm viewer={viewer} />
        <SecurityCard viewer={viewer} />
        <SessionsCard viewer={viewer} />
        <CloseAccountCard isVerified={viewer.isEmailVerified} />
      </Cards>
    </>
  );
}
