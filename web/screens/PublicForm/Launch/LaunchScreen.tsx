import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { launchPage } from '#domain/submission/launch.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import type { LaunchScreenQuery } from '#web/__generated__/LaunchScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { launchDraft, launchIdempotencyKey } from '#web/parts/launchDraft.ts';
import { launchPath, publicFormPath, requirementParam } from '#web/parts/launchPaths.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EmailPage } from '#web/screens/PublicForm/Launch/EmailPage.tsx';
import { ExistingAccountPage } from '#web/screens/PublicForm/Launch/ExistingAccountPage.tsx';
import { LaunchFormContext } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { LaunchingPage } from '#web/screens/PublicForm/Launch/LaunchingPage.tsx';
import { OwnSubmissionsPage } from '#web/screens/PublicForm/Launch/OwnSubmissionsPage.tsx';
import { PasswordPage } from '#web/screens/PublicForm/Launch/PasswordPage.tsx';
import { PersonalInfoPage } from '#web/screens/PublicForm/Launch/PersonalInfoPage.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import styles from '#web/screens/PublicForm/Launch/LaunchScreen.module.css';

// Lazy, because few people come to fulfill a requirement.
const SubprocessPages = lazy(async () => ({
  default: (await import('#web/screens/PublicForm/Launch/SubprocessPages.tsx')).SubprocessPages,
}));

/** Launch wizard: from a form to a submission, one question at a time. Decision 0008. */
export function LaunchScreen({ query }: ScreenProps<LaunchScreenQuery>): ReactElement {
  const { page } = useParams();
  const search = useSearchParameters();
  const requirementId = search.get(requirementParam);
  const { viewer, publicForm: form } = usePreloadedQuery<LaunchScreenQuery>(
    graphql`
      query LaunchScreenQuery($teamSlug: String!, $slug: String!) @preloadable {
        viewer {
          timeZone
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          id
          name
          slug
          status
          publiclyLaunchable
          isInternallyLaunchableByViewer
          team {
            slug
            ...TownShell_team
          }
          ownSubmissions {
            __typename
          }
          ...OwnSubmissionsPage_form
        }
      }
    `,
    query,
  );
  if (!form) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { id, name, team, status, publiclyLaunchable, isInternallyLaunchableByViewer, ownSubmissions } = form;
  const isSignedIn = Boolean(viewer);
  const draft = launchDraft(id);
  const key = launchIdempotencyKey(id, requirementId);
  // The server checks at launch whether the requirement really exists.
  const isOpen =
    status === 'published' && (publiclyLaunchable || isInternallyLaunchableByViewer || requirementId !== null);
  const started = { id, name, teamSlug: team.slug, slug: form.slug, requirementId };
  if (!isOpen) return <Redirect to={publicFormPath(started)} />;
  const wanted = launchPage({ count: ownSubmissions.length, mayLinkExisting: true });
  const pages: Readonly<Record<string, { readonly isReached: boolean; readonly content: ReactElement }>> = {
    // Pages with their preconditions.
    email: { isReached: !isSignedIn, content: <EmailPage /> },
    existing: { isReached: !isSignedIn && draft.email !== undefined, content: <ExistingAccountPage /> },
    'personal-info': { isReached: !isSignedIn && draft.email !== undefined, content: <PersonalInfoPage /> },
    password: { isReached: !isSignedIn && draft.name !== undefined, content: <PasswordPage /> },
    processes: {
      isReached: isSignedIn && ownSubmissions.length > 0,
      content: <OwnSubmissionsPage form={form} timeZone={viewer?.timeZone ?? 'UTC'} />,
    },
    launching: { isReached: isSignedIn && key !== undefined, content: <LaunchingPage /> },
  };
  if (isSignedIn && requirementId !== null) {
    return (
      <TownShell team={team} isSignedIn>
        <p className={styles.banner}>{launchWords.starting(name)}</p>
        <LaunchFormContext value={started}>
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <SubprocessPages requirementId={requirementId} isLaunching={page === 'launching'} />
          </Suspense>
        </LaunchFormContext>
      </TownShell>
    );
  }
  const here = pages[page ?? ''];
  if (!here?.isReached) {
    const first = isSignedIn ? (key === undefined ? null : wanted) : '/email';
    return <Redirect to={first === null ? publicFormPath(started) : launchPath(started, first)} />;
  }
  return (
    <TownShell team={team} isSignedIn={isSignedIn}>
      <p className={styles.banner}>{launchWords.starting(name)}</p>
      <LaunchFormContext value={started}>{here.content}</LaunchFormContext>
    </TownShell>
  );
}
