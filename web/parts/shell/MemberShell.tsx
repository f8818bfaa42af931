import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import type { MemberShellQuery } from '#web/__generated__/MemberShellQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { IdentityConfirmationPrompt } from '#web/parts/session/factors/IdentityConfirmationPrompt.tsx';
import { signInPath } from '#web/parts/session/safePath.ts';
import { SignInAgain } from '#web/parts/session/SignInAgain.tsx';
import { useSessionCheck } from '#web/parts/session/useSessionCheck.ts';
import { AccountMenu } from '#web/parts/shell/AccountMenu.tsx';
import { Brand } from '#web/parts/shell/Brand.tsx';
import { ProductFooter } from '#web/parts/shell/ProductFooter.tsx';
import { TeamsRequiringFactor } from '#web/parts/shell/TeamsRequiringFactor.tsx';
import { UnverifiedNotice } from '#web/parts/shell/UnverifiedNotice.tsx';
import { useAudienceStyle } from '#web/parts/shell/useAudienceStyle.ts';
import { TownBrand } from '#web/parts/town/TownBrand.tsx';
import { onTownBrandingChange, currentTownBranding } from '#web/parts/town/townBranding.ts';
import { useTownAccent } from '#web/parts/town/useTownAccent.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from '#web/parts/shell/Shell.module.css';

const BatchTray = lazy(async () => ({ default: await (await import('#web/parts/shell/lazyParts.ts')).batchTray() }));
const StaffBar = lazy(async () => ({ default: await (await import('#web/parts/shell/lazyParts.ts')).staffBar() }));

/** Pages about what a resident submitted, which show the team's branding. */
const isOfOneTown = /^\/(initiated_flows\/|issued_outputs\/|payments\/|dashboard$)/;

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
          ...AccountMenu_viewer
          ...UnverifiedNotice_viewer
          ...TeamsRequiringFactor_viewer
        }
      }
    `,
    query,
  );
  const isOfTeam = (viewer?.teams.length ?? 0) > 0;
  const worksForTown = viewer?.hasOtherForms === true || isOfTeam;
  const isOfTown = viewer?.isGovernment || viewer?.isOperator || worksForTown;
  const isStaff = isOfTown || here.pathname.startsWith('/teams');
  useAudienceStyle(isStaff ? 'staff' : 'resident');
  const shown = useSyncExternalStore(onTownBrandingChange, currentTownBranding);
  const town = !isStaff && isOfOneTown.test(here.pathname) ? shown : null;
  useTownAccent(town?.color ?? null);
  useSessionCheck();
  if (viewer === null || viewer === undefined) return <Redirect to={signInPath(here)} />;
  const isAboutVerifying = here.pathname === '/users/unverified';
  return (
    <div className={styles.page}>
      <header className={styles.staffBar} data-chrome="" data-town={town === null ? undefined : ''}>
        <SkipLink target="content">{shellWords.skip}</SkipLink>
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
          <AccountMenu viewer={viewer} />
        </div>
      </header>
      <main id="content" className={isStaff ? styles.wide : styles.column}>
        {!isAboutVerifying && <UnverifiedNotice viewer={viewer} />}
        <TeamsRequiringFactor viewer={viewer}>
          <Outlet />
        </TeamsRequiringFactor>
      </main>
      {!isStaff && <ProductFooter />}
      <SignInAgain viewerId={viewer.id} email={viewer.email} />
      <IdentityConfirmationPrompt />
    </div>
  );
}
