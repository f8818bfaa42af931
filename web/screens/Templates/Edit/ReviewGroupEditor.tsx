import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewGroupEditor_team$key } from '#web/__generated__/ReviewGroupEditor_team.graphql.ts';
import type { ReviewGroupEditor_group$key } from '#web/__generated__/ReviewGroupEditor_group.graphql.ts';
import { reviewLogics } from '#domain/review/ReviewGroup.ts';
import { reviewStepWords } from '#web/messages/templateEditor.ts';
import { DeleteQuestion } from '#web/parts/template/DeleteQuestion.tsx';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedRadio } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

import { AddReviewer } from './AddReviewer.tsx';
import styles from './EditScreen.module.css';
import { ReviewerList } from './ReviewerList.tsx';
import { useDeleteReviewGroup } from './useDeleteReviewGroup.ts';
import { useUpdateReviewGroup } from './useUpdateReviewGroup.ts';

interface ReviewGroupEditorProps {
  readonly group: ReviewGroupEditor_group$key;
  readonly team: ReviewGroupEditor_team$key;
  readonly place: number;
}

export function ReviewGroupEditor({ group, team, place }: ReviewGroupEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment ReviewGroupEditor_group on ReviewGroup {
        id
        name
        logicType
        required
        requireSignature
        ...ReviewerList_group
        ...AddReviewer_group
      }
    `,
    group,
  );
  const teamData = useFragment(
    graphql`
      fragment ReviewGroupEditor_team on Team {
        ...AddReviewer_team
      }
    `,
    team,
  );
  const { id, name, logicType, required, requireSignature } = data;
  const title = name ?? reviewStepWords.untitled(place);
  const [isDeleting, setDeleting] = useState(false);
  const [updateReviewGroup] = useUpdateReviewGroup();
  const [deleteReviewGroup] = useDeleteReviewGroup();
  const set = (settings: object, seen?: { readonly name: string }) =>
    updateReviewGroup({ input: { reviewGroupId: id, settings, ...(seen ? { seen } : {}) } });
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button look="quiet" icon="trash" onPress={() => setDeleting(true)}>
          {reviewStepWords.deleteGroup}
        </Button>
      </div>
      <SavedText
        id={`name-${id}`}
        label={reviewStepWords.name}
        isOptional
        value={name ?? ''}
        save={(value, seen) => set({ name: value || null }, { name: seen })}
        isSpellChecked
        maxLength={200}
      />
      <ReviewerList group={data} />
      <AddReviewer group={data} team={teamData} />
      <SavedRadio
        label={reviewStepWords.logicType}
        value={logicType}
        options={reviewLogics.map((logic) => ({ value: logic, label: reviewStepWords.logicTypes[logic] }))}
        save={(value) => set({ logicType: value })}
      />
      <div className={styles.flags}>
        <SavedCheckbox label={reviewStepWords.required} value={required} save={(value) => set({ required: value })} />
        <SavedCheckbox
          label={reviewStepWords.requireSignature}
          value={requireSignature}
          save={(value) => set({ requireSignature: value })}
        />
      </div>
      {isDeleting && (
        <DeleteQuestion
          title={reviewStepWords.deleteGroupTitle(title)}
          confirm={reviewStepWords.deleteGroup}
          send={() => deleteReviewGroup({ input: { reviewGroupId: id } })}
          onDone={() => flash(reviewStepWords.groupDeleted)}
          onClose={() => setDeleting(false)}
        >
          {reviewStepWords.deleteGroupText}
        </DeleteQuestion>
      )}
    </section>
  );
}
