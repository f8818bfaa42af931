import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate, useParams } from 'react-router';

import { launchPage } from '#domain/submission/launch.ts';
import type { LaunchScreenQuery } from '#web/__generated__/LaunchScreenQuery.graphql.ts';
import { launchWords } from '#web/messages/launchWords.ts';
import { launchDraft } from '#web/parts/launchDraft.ts';
import { launchPath, publicFormPath } from '#web/parts/launchPaths.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';

import { EmailPage } from './EmailPage.tsx';
import { ExistingPage } from './ExistingPage.tsx';
import { LaunchingPage } from './LaunchingPage.tsx';
import styles from './LaunchScreen.module.css';
import { PasswordPage } from './PasswordPage.tsx';
import { PersonalInfoPage } from './PersonalInfoPage.tsx';
import { ProcessesPage } from './ProcessesPage.tsx';
import { StartedForm } from './StartedForm.ts';

/** From a form to a submission of one's own, one question at a time. Decision 0008. */
export function LaunchScreen({ query }: ScreenProps<LaunchScreenQuery>): ReactElement {
  const { page } = useParams();
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
          ...ProcessesPage_form
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
  const isOpen = status === 'published' && (publiclyLaunchable || isInternallyLaunchableByViewer);
  const started = { id, name, teamSlug: team.slug, slug: form.slug };
  if (!isOpen) return <Navigate to={publicFormPath(started)} replace />;
  const wanted = launchPage({ count: ownSubmissions.length, mayLinkExisting: true });
  const pages: Readonly<Record<string, { readonly isReached: boolean; readonly content: ReactElement }>> = {
    // each with what must have happened before
    email: { isReached: !isSignedIn, content: <EmailPage /> },
    existing: { isReached: !isSignedIn && draft.email !== undefined, content: <ExistingPage /> },
    'personal-info': { isReached: !isSignedIn && draft.email !== undefined, content: <PersonalInfoPage /> },
    password: { isReached: !isSignedIn && draft.name !== undefined, content: <PasswordPage /> },
    processes: {
      isReached: isSignedIn && ownSubmissions.length > 0,
      content: <ProcessesPage form={form} timeZone={viewer?.timeZone ?? 'UTC'} />,
    },
    launching: { isReached: isSignedIn && draft.key !== undefined, content: <LaunchingPage /> },
  };
  const here = pages[page ?? ''];
  if (!here?.isReached) {
    const first = isSignedIn ? (draft.key === undefined ? null : wanted) : '/email';
    return <Navigate to={first === null ? publicFormPath(started) : launchPath(started, first)} replace />;
  }
  return (
    <TownShell team={team} isSignedIn={isSignedIn}>
      <p className={styles.banner}>{launchWords.starting(name)}</p>
      <StartedForm value={started}>{here.content}</StartedForm>
    </TownShell>
  );
}
