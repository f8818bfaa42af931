import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { finderWords } from '#messages/filling/finderWords.ts';
import { portalWords as words } from '#messages/filling/portalWords.ts';
import type { PortalScreenQuery } from '#web/__generated__/PortalScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { FormSearchBox } from '#web/parts/portal/FormSearchBox.tsx';
import { moveAmongForms } from '#web/parts/portal/PortalCards.tsx';
import { signInPath } from '#web/parts/session/safePath.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import { TownBanner } from '#web/parts/town/TownBanner.tsx';
import { useDebounced } from '#web/parts/useDebounced.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PortalCategories } from '#web/screens/Portal/PortalCategories.tsx';
import { PortalForms } from '#web/screens/Portal/PortalForms.tsx';
import { PortalResults } from '#web/screens/Portal/PortalResults.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Portal/PortalScreen.module.css';

const debounceMs = 333;

/** A town's public page: its forms, by category or found while typing. The search and category are in the URL. */
export function PortalScreen({ query }: ScreenProps<PortalScreenQuery>): ReactElement {
  const { viewer, teamBySlug: team } = usePreloadedQuery<PortalScreenQuery>(
    graphql`
      query PortalScreenQuery($teamSlug: String!) @preloadable {
        viewer {
          __typename
        }
        teamBySlug(slug: $teamSlug) {
          name
          slug
          isSuspended
          supportEmail
          banner {
            url
          }
          finder {
            title
          }
          ...TownBanner_team
          ...TownShell_team
          ...PortalCategories_team
          ...PortalForms_team
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
  const searchParameters = useSearchParameters();
  const category = searchParameters.get('category');
  const [term, setTerm] = useState(searchParameters.get('q') ?? '');
  const [settled, settle] = useDebounced(term.trim(), debounceMs);
  if (!team) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, slug, isSuspended, supportEmail, banner, finder } = team;
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== slug.toLowerCase()) return <Redirect to={`/${slug}`} />;
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    depart().search(changes, { replace: true });
  const type = (typed: string): void => {
    setTerm(typed);
    change({ q: typed.trim() || null });
  };
  const isLimited = term.trim() !== '' || category !== null;
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)}>
      {/* Arrow keys are an addition: everything here is reached with Tab. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.portal} onKeyDown={moveAmongForms}>
        <div className={styles.hero} data-banner={banner.url ? '' : undefined}>
          <TownBanner team={team} className={styles.banner} />
          <div className={styles.welcome}>
            <PageTitle note={isSuspended ? null : words.lead}>{name}</PageTitle>
            {!isSuspended && <FormSearchBox value={term} onChange={type} onEnter={settle} />}
            {finder && <ButtonLink to={`/${slug}/finder`}>{finderWords.title}</ButtonLink>}
            <Link to={viewer ? '/dashboard' : signInPath({ pathname: '/dashboard', search: '' })}>{words.resume}</Link>
          </div>
        </div>
        {isSuspended ? (
          <EmptyState drawing="gate" title={words.paused}>
            {words.pausedText(name)}
          </EmptyState>
        ) : (
          <>
            <PortalCategories team={team} chosen={category} onChoose={(id) => change({ category: id })} />
            {isLimited ? (
              <PortalResults
                teamSlug={slug}
                term={settled}
                category={category}
                supportEmail={supportEmail ?? null}
                onSeeAll={() => {
                  setTerm('');
                  change({ q: null, category: null });
                }}
              />
            ) : (
              <PortalForms team={team} />
            )}
          </>
        )}
      </div>
    </TownShell>
  );
}
