import { useState, type ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { profileWords } from '#messages/account/accountWords.ts';
import { securityWords } from '#messages/account/securityWords.ts';
import type { SecurityScreen_viewer$key } from '#web/__generated__/SecurityScreen_viewer.graphql.ts';
import type { SecurityScreenQuery } from '#web/__generated__/SecurityScreenQuery.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { useSearch } from '#web/navigation/useSearch.ts';
import { safePath } from '#web/parts/session/safePath.ts';
import { inWords } from '#web/parts/shell/askingTeams.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AppCard } from '#web/screens/Account/Security/AppCard.tsx';
import { KeepCodes } from '#web/screens/Account/Security/KeepCodes.tsx';
import { PasskeysCard } from '#web/screens/Account/Security/PasskeysCard.tsx';
import { RecoveryCodesCard } from '#web/screens/Account/Security/RecoveryCodesCard.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function SecurityScreen({ query }: ScreenProps<SecurityScreenQuery>): ReactElement | null {
  const { viewer } = usePreloadedQuery<SecurityScreenQuery>(
    graphql`
      query SecurityScreenQuery @preloadable {
        viewer {
          ...SecurityScreen_viewer
        }
      }
    `,
    query,
  );
  return viewer ? <Security viewer={viewer} /> : null;
}

function Security({ viewer: key }: { readonly viewer: SecurityScreen_viewer$key }): ReactElement {
  const search = useSearch();
  const depart = useDeparture();
  const viewer = useFragment(
    graphql`
      fragment SecurityScreen_viewer on Viewer {
        email
        secondFactors
        teamsAskingForFactor {
          name
        }
        ...PasskeysCard_viewer
        ...AppCard_viewer
        ...RecoveryCodesCard_viewer
      }
    `,
    key,
  );
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const teams = viewer.teamsAskingForFactor.map(({ name }) => name);
  const keep = (made: readonly string[]): void => {
    if (made.length > 0) setCodes(made);
  };
  const to = search.get('to');
  const goOn = (): void => {
    // A full page load, so that queries blocked by the missing second factor run again.
    if (to === null) setCodes(null);
    else depart().leave(safePath(to));
  };
  if (codes !== null) return <KeepCodes codes={codes} email={viewer.email} onKept={goOn} />;
  return (
    <>
      <PageTitle crumbs={[{ label: profileWords.title, to: '/profile' }]} note={securityWords.lead}>
        {securityWords.title}
      </PageTitle>
      {teams.length > 0 && <Alert tone="warning">{securityWords.asked(inWords(teams))}</Alert>}
      <Cards>
        <PasskeysCard viewer={viewer} onAdded={keep} />
        <AppCard viewer={viewer} onAdded={keep} />
        {viewer.secondFactors.length > 0 && <RecoveryCodesCard viewer={viewer} onMade={keep} />}
      </Cards>
    </>
  );
}
