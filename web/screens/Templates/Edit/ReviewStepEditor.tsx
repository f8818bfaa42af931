import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewStepEditor_step$key } from '#web/__generated__/ReviewStepEditor_step.graphql.ts';
import type { ReviewStepEditor_team$key } from '#web/__generated__/ReviewStepEditor_team.graphql.ts';
import { reviewStepWords } from '#web/messages/templateEditor.ts';
import { focusSoon } from '#web/parts/template/focusSoon.ts';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { Button } from '#web/ui/Button.tsx';

import { ReviewGroupEditor } from './ReviewGroupEditor.tsx';
import { useCreateReviewGroup } from './useCreateReviewGroup.ts';

interface ReviewStepEditorProps {
  readonly step: ReviewStepEditor_step$key;
  readonly team: ReviewStepEditor_team$key;
}

/** Who must approve before the step is done. */
export function ReviewStepEditor({ step, team }: ReviewStepEditorProps): ReactElement {
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
  const teamData = useFragment(
    graphql`
      fragment ReviewStepEditor_team on Team {
        ...ReviewGroupEditor_team
      }
    `,
    team,
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
        <ReviewGroupEditor key={group.id} group={group} team={teamData} place={place + 1} />
      ))}
      <div>
        <Button icon="plus" onPress={() => void add()}>
          {reviewStepWords.addGroup}
        </Button>
      </div>
    </>
  );
}
