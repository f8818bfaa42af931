import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { profileWords } from '#messages/account/accountWords.ts';
import type { ProfileScreenQuery } from '#web/__generated__/ProfileScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AvatarCard } from '#web/screens/Account/Profile/AvatarCard.tsx';
import { CloseAccountCard } from '#web/screens/Account/Profile/CloseAccountCard.tsx';
import { EmailForm } from '#web/screens/Account/Profile/EmailForm.tsx';
import { ProfileForm } from '#web/screens/Account/Profile/ProfileForm.tsx';
import { SecurityCard } from '#web/screens/Account/Profile/SecurityCard.tsx';
import { SessionsCard } from '#web/screens/Account/Profile/SessionsCard.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

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
