import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import type { AssignToMe_submission$key } from '#web/__generated__/AssignToMe_submission.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { assignToMeButtonId } from '#web/screens/Submission/embed/shortcutButtons.ts';
import { useToggleAssignee } from '#web/screens/Submission/panels/access/useToggleAssignee.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface AssignToMeProps {
  readonly submission: AssignToMe_submission$key;
  readonly viewerId: string;
}

export function AssignToMe({ submission, viewerId }: AssignToMeProps): ReactElement {
  const { id: submissionId, people } = useFragment(
    graphql`
      fragment AssignToMe_submission on Submission {
        id
        people {
          assignmentId
          who {
            subjectId
          }
        }
      }
    `,
    submission,
  );
  const ownId = `User:${plainId(viewerId)}`;
  const isMine = people.some(({ who, assignmentId }) => who.subjectId === ownId && assignmentId !== null);
  const assigning = useToggleAssignee(submissionId, ownId, (assigned) =>
    assigned ? accessPanelWords.assignedToMe : accessPanelWords.unassignedMe,
  );
  return (
    <div>
      <Button id={assignToMeButtonId} isPending={assigning.pending !== null} onPress={() => assigning.run(!isMine)}>
        {isMine ? accessPanelWords.unassignMe : accessPanelWords.assignToMe}
      </Button>
      <Refusal sentence={assigning.refusal} />
    </div>
  );
}
