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
import { TeamMonogram } from '#web/parts/TeamMonogram.tsx';
import { useTownAccent } from '#web/parts/town/useTownAccent.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from '#web/parts/shell/TownShell.module.css';

interface TownShellProps {
  readonly team: TownShell_team$key;
  readonly isSignedIn: boolean;
  /** for pages with a second column on wide screens */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Around a team's public pages, which carry the team's branding. */
export function TownShell({ team: key, isSignedIn, isWide = false, children }: TownShellProps): ReactElement {
  useAudienceStyle('resident');
  const here = useLocation();
  const team = useFragment(
    graphql`
      fragment TownShell_team on Team {
        name
        slug
        color
        ...TeamMonogram_team
        ...useTownBranding_team
      }
    `,
    key,
  );
  useTownBranding(team);
  const { name, slug, color } = team;
  usePageHead({ team: { name, slug, color } });
  useTownAccent(team.color);
  return (
    <div className={styles.page}>
      <SkipLink target="content">{shellWords.skip}</SkipLink>
      <header className={styles.bar} data-chrome="">
        <span className={styles.town}>
          <TeamMonogram team={team} />
          <span className={styles.name}>{team.name}</span>
        </span>
        {isSignedIn ? (
          <Link to="/dashboard">{publicFormWords.your}</Link>
        ) : (
          <Link to={signInPath(here)}>{publicFormWords.signIn}</Link>
        )}
      </header>
      <main id="content" className={styles.column} data-wide={isWide || undefined}>
        {children}
      </main>
      <ProductFooter statusPath={`/${team.slug}/status`} />
    </div>
  );
}
