import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import type { StartButton_requirement$key } from '#web/__generated__/StartButton_requirement.graphql.ts';
import type { StartButton_submission$key } from '#web/__generated__/StartButton_submission.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { askForLaunch } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { Button } from '#web/ui/Button.tsx';

interface StartButtonProps {
  readonly requirement: StartButton_requirement$key;
  readonly submission: StartButton_submission$key;
  readonly name: string;
}

/** Opens the launch wizard for a submission that fulfills this requirement. */
export function StartButton({ requirement, submission, name }: StartButtonProps): ReactElement | null {
  const { id, form } = useFragment(
    graphql`
      fragment StartButton_requirement on SubprocessRequirement {
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
      fragment StartButton_submission on Submission {
        team {
          slug
        }
      }
    `,
    submission,
  );
  const depart = useDeparture();
  if (!form) return null;
  const start = (): void => {
    const requirementId = plainId(id);
    askForLaunch(form.id, requirementId);
    depart().go(launchPath({ teamSlug: team.slug, slug: form.slug, requirementId }));
  };
  return (
    <Button label={words.startNamed(name)} onPress={start}>
      {words.start}
    </Button>
  );
}
