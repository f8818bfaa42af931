import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { claimWords } from '#messages/account/accountWords.ts';
import type { ClaimHeader_link$key } from '#web/__generated__/ClaimHeader_link.graphql.ts';
import { TownBrand } from '#web/parts/town/TownBrand.tsx';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Which team invited the person to what, and whose turn it is there. */
export function ClaimHeader({ link }: { readonly link: ClaimHeader_link$key }): ReactElement {
  const { email, isInvited, invitation, whatNext } = useFragment(
    graphql`
      fragment ClaimHeader_link on AccountLink @argumentDefinitions(to: { type: "String!" }) {
        email
        isInvited
        invitation {
          sentence
          team {
            ...useTownBranding_team
          }
        }
        whatNext(to: $to)
      }
    `,
    link,
  );
  const town = useTownBranding(invitation?.team ?? null);
  const lead = isInvited ? claimWords.lead(email ?? '') : claimWords.anew(email ?? '');
  return (
    <>
      {town && <TownBrand town={town} />}
      <PageTitle note={invitation?.sentence ?? lead}>
        {invitation ? claimWords.invitedTitle : claimWords.title}
      </PageTitle>
      {invitation && <p>{lead}</p>}
      {whatNext != null && <Alert tone="info">{whatNext}</Alert>}
    </>
  );
}
