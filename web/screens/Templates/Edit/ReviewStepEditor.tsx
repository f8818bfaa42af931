import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewStepWords } from '#messages/form/formEditorWords.ts';
import type { ReviewStepEditor_step$key } from '#web/__generated__/ReviewStepEditor_step.graphql.ts';
import { bufferTyping } from '#web/parts/template/bufferTyping.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { ReviewGroupEditor } from '#web/screens/Templates/Edit/ReviewGroupEditor.tsx';
import { useCreateReviewGroup } from '#web/screens/Templates/Edit/useCreateReviewGroup.ts';
import { Button } from '#web/ui/Button.tsx';

interface ReviewStepEditorProps {
  readonly step: ReviewStepEditor_step$key;
  readonly teamId: string;
  readonly newRole: ReactElement;
}

/** The review groups that must approve before the step is complete. */
export function ReviewStepEditor({ step, teamId, newRole }: ReviewStepEditorProps): ReactElement {
  const { id, ...has } = useFragment(
    graphql`
      fragment ReviewStepEditor_step on Step {
        id
        reviewGroups {
          id
          reviewType @required(action: NONE)
          ...ReviewGroupEditor_group
        }
      }
    `,
    step,
  );
  // Until the refetch after another person's change, a new group may have only an ID.
  const reviewGroups = has.reviewGroups.flatMap((group) => (group?.reviewType ? group : []));
  const [createReviewGroup] = useCreateReviewGroup();
  const saving = useTrackedSave();
  const add = async (): Promise<void> => {
    const typing = bufferTyping();
    const added = await saving(() => createReviewGroup({ input: { stepId: id } }));
    if (added) typing.insertAt(`name-${added.reviewGroup.id}`);
    else typing.end();
  };
  return (
    <>
      {reviewGroups.map((group, place) => (
        <ReviewGroupEditor key={group.id} group={group} teamId={teamId} place={place} count={reviewGroups.length} />
      ))}
      <div>
        <Button icon="plus" onPress={() => void add()}>
          {reviewStepWords.addGroup}
        </Button>
        {newRole}
      </div>
    </>
  );
}
