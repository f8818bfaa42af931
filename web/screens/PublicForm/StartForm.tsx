import type { ReactElement, SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { launchWords } from '#messages/filling/launchWords.ts';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import type { StartForm_form$data, StartForm_form$key } from '#web/__generated__/StartForm_form.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { requestLaunch } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/PublicForm/StartForm.module.css';

interface StartFormProps {
  readonly form: StartForm_form$key;
  readonly isSignedIn: boolean;
}

/** The Start button, or why the form can't be started now. */
export function StartForm({ form: key, isSignedIn }: StartFormProps): ReactElement {
  const depart = useGuardedNavigation();
  const failure = launchFailure(useLocation().state);
  const form = useFragment(
    graphql`
      fragment StartForm_form on MasterTemplate {
        id
        slug
        status
        publiclyLaunchable
        isInternallyLaunchableByViewer
        team {
          slug
          name
          isSuspended
        }
      }
    `,
    key,
  );
  const path = launchPath({ teamSlug: form.team.slug, slug: form.slug });
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.status !== 'published') return;
    requestLaunch(form.id);
    depart().go(path);
  };
  if (form.status === 'archived') {
    return (
      <Alert tone="warning" title={publicFormWords.archived}>
        {publicFormWords.archivedText}
      </Alert>
    );
  }
  if (form.team.isSuspended) {
    return <Alert tone="warning" title={publicFormWords.closed} />;
  }
  if (!form.publiclyLaunchable && !form.isInternallyLaunchableByViewer) {
    return <Alert tone="info">{publicFormWords.startedByTeam(form.team.name)}</Alert>;
  }
  return (
    <>
      <Refusal sentence={failure} title={launchWords.failed} />
      <div className={styles.start}>
        {/* a form, so that it works before the page's code is there */}
        <form action={path} onSubmit={start}>
          <Button type="submit" look="primary" blockedBecause={blocked(form.status)}>
            {publicFormWords.start}
          </Button>
        </form>
        <Link to={isSignedIn ? '/dashboard' : signInPath({ pathname: '/dashboard', search: '' })}>
          {publicFormWords.resume}
        </Link>
      </div>
    </>
  );
}

const blocked = (status: StartForm_form$data['status']): string | null => {
  if (status === 'closed') return publicFormWords.closed;
  return status === 'draft' ? publicFormWords.unpublished : null;
};

/** Why the wizard redirected back here. */
const launchFailure = (state: { readonly launchFailed?: string } | null): string | null => state?.launchFailed ?? null;
