import type { ReactElement, SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { startStateOf, type StartState } from '#domain/template/startStateOf.ts';
import { formStartWords } from '#messages/filling/formPageWords.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import type { StartForm_form$key } from '#web/__generated__/StartForm_form.graphql.ts';
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
  const state = startStateOf({
    status: form.status,
    isTeamSuspended: form.team.isSuspended,
    publiclyLaunchable: form.publiclyLaunchable,
    isInternallyLaunchable: form.isInternallyLaunchableByViewer,
  });
  const path = launchPath({ teamSlug: form.team.slug, slug: form.slug });
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    if (state !== 'open') return;
    requestLaunch(form.id);
    depart().go(path);
  };
  if (state === 'archived') {
    return (
      <Alert tone="warning" title={publicFormWords.archived}>
        {publicFormWords.archivedText}
      </Alert>
    );
  }
  if (state === 'staffOnly') return <Alert tone="info">{publicFormWords.startedByTeam(form.team.name)}</Alert>;
  return (
    <div className={styles.start}>
      <Refusal sentence={failure} title={launchWords.failed} />
      {/* a form, so that it works before the page's code is there */}
      <form action={path} onSubmit={start}>
        <Button type="submit" variant="primary" blockedBecause={reasonFor(state, form.team.name)}>
          {publicFormWords.start}
        </Button>
      </form>
      {state === 'open' && !form.publiclyLaunchable && <p>{formStartWords.startedByStaff}</p>}
      <Link to={isSignedIn ? '/dashboard' : signInPath({ pathname: '/dashboard', search: '' })}>
        {publicFormWords.resume}
      </Link>
    </div>
  );
}

/** Why Start is disabled. */
function reasonFor(state: StartState, team: string): string | null {
  switch (state) {
    case 'closed':
      return publicFormWords.closed;
    case 'suspended':
      return formStartWords.suspended(team);
    case 'unpublished':
      return publicFormWords.unpublished;
    case 'open':
    case 'staffOnly':
    case 'archived':
      return null;
  }
}

/** Why the wizard redirected back here. */
const launchFailure = (state: { readonly launchFailed?: string } | null): string | null => state?.launchFailed ?? null;
