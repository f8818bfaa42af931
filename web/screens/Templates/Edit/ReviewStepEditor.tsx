import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReviewStepEditor_step$key } from '#web/__generated__/ReviewStepEditor_step.graphql.ts';
import { reviewStepWords } from '#web/messages/templateEditor.ts';
import { focusSoon } from '#web/parts/template/focusSoon.ts';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { ReviewGroupEditor } from '#web/screens/Templates/Edit/ReviewGroupEditor.tsx';
import { useCreateReviewGroup } from '#web/screens/Templates/Edit/useCreateReviewGroup.ts';
import { Button } from '#web/ui/Button.tsx';

interface ReviewStepEditorProps {
  readonly step: ReviewStepEditor_step$key;
  readonly teamId: string;
}

/** Who must approve before the step is done. */
export function ReviewStepEditor({ step, teamId }: ReviewStepEditorProps): ReactElement {
  const { id, reviewGroups } = useFragment(
    graphql`
      fragment ReviewStepEditor_step on Step {
        id
        reviewGroups {
          id
          ...ReviewGroupEditor_group
        }
      }
    `,
    step,
  );
  const [createReviewGroup] = useCreateReviewGroup();
  const saving = useSaving();
  const add = async (): Promise<void> => {
    const added = await saving(() => createReviewGroup({ input: { stepId: id } }));
    if (added) focusSoon(`name-${added.reviewGroup.id}`);
  };
  return (
    <>
      {reviewGroups.map((group, place) => (
        <ReviewGroupEditor key={group.id} group={group} teamId={teamId} place={place + 1} />
      ))}
      <div>
        <Button icon="plus" onPress={() => void add()}>
          {reviewStepWords.addGroup}
        </Button>
      </div>
    </>
  );
}
