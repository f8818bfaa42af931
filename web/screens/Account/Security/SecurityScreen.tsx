import { useState, type ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { profileWords } from '#messages/account/accountWords.ts';
import { securityWords } from '#messages/account/securityWords.ts';
import type { SecurityScreen_viewer$key } from '#web/__generated__/SecurityScreen_viewer.graphql.ts';
import type { SecurityScreenQuery } from '#web/__generated__/SecurityScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { safePath } from '#web/parts/session/safePath.ts';
import { joinTeamNames } from '#web/parts/shell/factorRequirement.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AuthenticatorAppCard } from '#web/screens/Account/Security/AuthenticatorAppCard.tsx';
import { PasskeysCard } from '#web/screens/Account/Security/PasskeysCard.tsx';
import { RecoveryCodesCard } from '#web/screens/Account/Security/RecoveryCodesCard.tsx';
import { SaveRecoveryCodes } from '#web/screens/Account/Security/SaveRecoveryCodes.tsx';
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
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const viewer = useFragment(
    graphql`
      fragment SecurityScreen_viewer on Viewer {
        email
        secondFactors
        teamsAskingForFactor {
          name
        }
        ...PasskeysCard_viewer
        ...AuthenticatorAppCard_viewer
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
  if (codes !== null) return <SaveRecoveryCodes codes={codes} email={viewer.email} onKept={goOn} />;
  return (
    <>
      <PageTitle crumbs={[{ label: profileWords.title, to: '/profile' }]} note={securityWords.lead}>
        {securityWords.title}
      </PageTitle>
      {teams.length > 0 && <Alert tone="warning">{securityWords.asked(joinTeamNames(teams))}</Alert>}
      <Cards>
        <PasskeysCard viewer={viewer} onAdded={keep} />
        <AuthenticatorAppCard viewer={viewer} onAdded={keep} />
        {viewer.secondFactors.length > 0 && <RecoveryCodesCard viewer={viewer} onMade={keep} />}
      </Cards>
    </>
  );
}
