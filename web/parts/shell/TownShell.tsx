import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import { shellWords } from '#messages/shell/shellWords.ts';
import type { TownShell_team$key } from '#web/__generated__/TownShell_team.graphql.ts';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { ProductFooter } from '#web/parts/shell/ProductFooter.tsx';
import { useAudienceStyle } from '#web/parts/shell/useAudienceStyle.ts';
import { TownBanner } from '#web/parts/town/TownBanner.tsx';
import { TownBrand } from '#web/parts/town/TownBrand.tsx';
import { useTownAccent } from '#web/parts/town/useTownAccent.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from '#web/parts/shell/TownShell.module.css';

interface TownShellProps {
  readonly team: TownShell_team$key;
  readonly isSignedIn: boolean;
  /** for pages with a second column on wide screens */
  readonly isWide?: boolean;
  /** shows the team's banner, if it has one */
  readonly hasBanner?: boolean;
  readonly children: ReactNode;
}

/** Around a team's public pages, which carry the team's branding. */
export function TownShell(props: TownShellProps): ReactElement {
  const { team: key, isSignedIn, isWide = false, hasBanner = false, children } = props;
  useAudienceStyle('resident');
  const here = useLocation();
  const team = useFragment(
    graphql`
      fragment TownShell_team on Team {
        isClaimed
        ...useTownBranding_team
        ...TownBanner_team
      }
    `,
    key,
  );
  const town = useTownBranding(team);
  const { name, slug, color } = town;
  // nothing leads to a team that no operator has confirmed: decision 0105
  usePageHead({ team: { name, slug, color }, ...(!team.isClaimed && { isUnlisted: true }) });
  useTownAccent(color);
  return (
    <div className={styles.page}>
      <header data-chrome="">
        <SkipLink target="content">{shellWords.skip}</SkipLink>
        <div className={styles.bar}>
          <TownBrand town={town} />
          {isSignedIn ? (
            <Link to="/dashboard">{publicFormWords.your}</Link>
          ) : (
            <Link to={signInPath(here)}>{publicFormWords.signIn}</Link>
          )}
        </div>
        {hasBanner && <TownBanner team={team} />}
      </header>
      <main id="content" className={styles.column} data-wide={isWide || undefined}>
        {children}
      </main>
      <ProductFooter statusPath={`/${slug}/status`} />
    </div>
  );
}
