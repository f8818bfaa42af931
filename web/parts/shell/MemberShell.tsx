import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import type { MemberShellQuery } from '#web/__generated__/MemberShellQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { ConfirmAgain } from '#web/parts/session/factors/ConfirmAgain.tsx';
import { signInPath } from '#web/parts/session/safePath.ts';
import { SignInAgain } from '#web/parts/session/SignInAgain.tsx';
import { useSessionWatch } from '#web/parts/session/useSessionWatch.ts';
import { AskingTeams } from '#web/parts/shell/AskingTeams.tsx';
import { Brand } from '#web/parts/shell/Brand.tsx';
import { PeopleMenu } from '#web/parts/shell/PeopleMenu.tsx';
import { ProductFooter } from '#web/parts/shell/ProductFooter.tsx';
import { UnverifiedNotice } from '#web/parts/shell/UnverifiedNotice.tsx';
import { useMood } from '#web/parts/shell/useMood.ts';
import { TownBrand } from '#web/parts/town/TownBrand.tsx';
import { followTown, shownTown } from '#web/parts/town/townFace.ts';
import { useTownAccent } from '#web/parts/town/useTownAccent.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from '#web/parts/shell/Shell.module.css';

const BatchTray = lazy(async () => ({ default: await (await import('#web/parts/shell/lateParts.ts')).batchTray() }));
const StaffBar = lazy(async () => ({ default: await (await import('#web/parts/shell/lateParts.ts')).staffBar() }));

/** Pages about what a resident submitted, which show the team's branding. */
const isOfOneTown = /^\/(initiated_flows\/|issued_outputs\/|dashboard$)/;

/** Around all signed-in pages. Redirects signed-out visitors to sign in and back. */
export function MemberShell({ query }: ScreenProps<MemberShellQuery>): ReactElement {
  const here = useLocation();
  const { viewer } = usePreloadedQuery<MemberShellQuery>(
    graphql`
      query MemberShellQuery @preloadable {
        viewer {
          id
          email
          isGovernment
          isOperator
          hasAssignments
          hasFigures
          hasOtherForms
          teams {
            id
          }
          ...PeopleMenu_viewer
          ...UnverifiedNotice_viewer
          ...AskingTeams_viewer
        }
      }
    `,
    query,
  );
  const isOfTeam = (viewer?.teams.length ?? 0) > 0;
  const worksForTown = viewer?.hasOtherForms === true || isOfTeam;
  const isOfTown = viewer?.isGovernment || viewer?.isOperator || worksForTown;
  const isStaff = isOfTown || here.pathname.startsWith('/teams');
  useMood(isStaff ? 'staff' : 'resident');
  const shown = useSyncExternalStore(followTown, shownTown);
  const town = !isStaff && isOfOneTown.test(here.pathname) ? shown : null;
  useTownAccent(town?.color ?? null);
  useSessionWatch();
  if (viewer === null || viewer === undefined) return <Redirect to={signInPath(here)} />;
  const isAboutVerifying = here.pathname === '/users/unverified';
  return (
    <div className={styles.page}>
      <SkipLink target="content">{shellWords.skip}</SkipLink>
      <header className={styles.staffBar} data-chrome="" data-town={town === null ? undefined : ''}>
        {town === null ? <Brand /> : <TownBrand town={town} />}
        {isStaff && (
          <Suspense fallback={null}>
            <StaffBar
              viewerId={viewer.id}
              reader={{ isWorker: viewer.hasAssignments || worksForTown, isOfTeam, hasFigures: viewer.hasFigures }}
            />
          </Suspense>
        )}
        <div className={styles.pushed}>
          {isStaff && (
            <Suspense fallback={null}>
              <BatchTray />
            </Suspense>
          )}
          <PeopleMenu viewer={viewer} />
        </div>
      </header>
      <main id="content" className={isStaff ? styles.wide : styles.column}>
        {!isAboutVerifying && <UnverifiedNotice viewer={viewer} />}
        <AskingTeams viewer={viewer}>
          <Outlet />
        </AskingTeams>
      </main>
      {!isStaff && <ProductFooter />}
      <SignInAgain viewerId={viewer.id} email={viewer.email} />
      <ConfirmAgain />
    </div>
  );
}
