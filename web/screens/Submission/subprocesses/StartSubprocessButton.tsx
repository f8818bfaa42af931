import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import type { StartSubprocessButton_requirement$key } from '#web/__generated__/StartSubprocessButton_requirement.graphql.ts';
import type { StartSubprocessButton_submission$key } from '#web/__generated__/StartSubprocessButton_submission.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { requestLaunch } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { Button } from '#web/ui/Button.tsx';

interface StartButtonProps {
  readonly requirement: StartSubprocessButton_requirement$key;
  readonly submission: StartSubprocessButton_submission$key;
  readonly name: string;
}

/** Opens the launch wizard for a submission that fulfills this requirement. */
export function StartSubprocessButton({ requirement, submission, name }: StartButtonProps): ReactElement | null {
  const { id, form } = useFragment(
    graphql`
      fragment StartSubprocessButton_requirement on SubprocessRequirement {
        id
        form {
          id
          slug
        }
      }
    `,
    requirement,
  );
  const { team } = useFragment(
    graphql`
      fragment StartSubprocessButton_submission on Submission {
        team {
          slug
        }
      }
    `,
    submission,
  );
  const depart = useGuardedNavigation();
  if (!form) return null;
  const start = (): void => {
    const requirementId = plainId(id);
    requestLaunch(form.id, requirementId);
    depart().go(launchPath({ teamSlug: team.slug, slug: form.slug, requirementId }));
  };
  return (
    <Button label={words.startNamed(name)} onPress={start}>
      {words.start}
    </Button>
  );
}
