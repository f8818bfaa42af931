import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewLogics, reviewTypes } from '#domain/review/ReviewGroup.ts';
import { reviewStepWords, sectionsWords } from '#messages/form/formEditorWords.ts';
import type { ReviewGroupEditor_group$key } from '#web/__generated__/ReviewGroupEditor_group.graphql.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedRadio } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { LogicSummary } from '#web/screens/Templates/Edit/LogicSummary.tsx';
import { ReviewerList } from '#web/screens/Templates/Edit/ReviewerList.tsx';
import { ReviewerSearch } from '#web/screens/Templates/Edit/ReviewerSearch.tsx';
import { ReviewGroupTexts } from '#web/screens/Templates/Edit/ReviewGroupTexts.tsx';
import { useDeleteReviewGroup } from '#web/screens/Templates/Edit/useDeleteReviewGroup.ts';
import { useReorderReviewGroup } from '#web/screens/Templates/Edit/useReorderReviewGroup.ts';
import { useUpdateReviewGroup } from '#web/screens/Templates/Edit/useUpdateReviewGroup.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { MenuEntry } from '#web/ui/MenuContent.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface ReviewGroupEditorProps {
  readonly group: ReviewGroupEditor_group$key;
  readonly teamId: string;
  /** index among `count`, from 0 */
  readonly place: number;
  readonly count: number;
}

export function ReviewGroupEditor({ group, teamId, place, count }: ReviewGroupEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment ReviewGroupEditor_group on ReviewGroup {
        id
        name
        reviewType
        logicType
        required
        requireSignature
        ...ReviewerList_group
        ...ReviewerSearch_group
        ...ReviewGroupTexts_group
        logicConfig {
          ...LogicSummary_logic
        }
      }
    `,
    group,
  );
  const { id, name, reviewType, logicType, required, requireSignature, logicConfig } = data;
  const title = name ?? reviewStepWords.untitled(place + 1);
  const [isDeleting, setDeleting] = useState(false);
  const [updateReviewGroup] = useUpdateReviewGroup();
  const [deleteReviewGroup] = useDeleteReviewGroup();
  const [reorderReviewGroup] = useReorderReviewGroup();
  const saving = useTrackedSave();
  const move = (position: number): void =>
    void saving(() => reorderReviewGroup({ input: { reviewGroupId: id, position } }));
  const moves: readonly (MenuEntry | false)[] = [
    place > 0 && { id: 'up', label: sectionsWords.move, onPress: () => move(place - 1) },
    place < count - 1 && { id: 'down', label: sectionsWords.moveDown, onPress: () => move(place + 1) },
  ];
  const set = (settings: object, seen?: { readonly name: string }) =>
    updateReviewGroup({ input: { reviewGroupId: id, settings, ...(seen ? { seen } : {}) } });
  return (
    <section className={styles.card} aria-label={title} data-part={id}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <EditedBy partId={id} />
        <span className={styles.tools}>
          <Button variant="quiet" icon="trash" onPress={() => setDeleting(true)}>
            {reviewStepWords.deleteGroup}
          </Button>
          {count > 1 && (
            <Menu
              label={reviewStepWords.menu(title)}
              face={<Icon name="more" />}
              entries={moves.filter((entry) => entry !== false)}
            />
          )}
        </span>
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
      <SavedRadio
        label={reviewStepWords.reviewType}
        value={reviewType}
        options={reviewTypes.map((type) => ({ value: type, ...reviewStepWords.reviewTypes[type] }))}
        save={(value) => set({ reviewType: value })}
      />
      {reviewType === 'specific_people' && (
        <>
          <ReviewerList group={data} />
          <ReviewerSearch group={data} teamId={teamId} />
        </>
      )}
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
      {(required || logicConfig) && (
        <LogicSummary
          logic={logicConfig ?? null}
          targetId={id}
          targetName={title}
          always={reviewStepWords.alwaysRequired}
        />
      )}
      <ReviewGroupTexts group={data} />
      {isDeleting && (
        <DeleteDialog
          title={reviewStepWords.deleteGroupTitle(title)}
          confirm={reviewStepWords.deleteGroup}
          send={() => deleteReviewGroup({ input: { reviewGroupId: id } })}
          onDone={() => flash(reviewStepWords.groupDeleted)}
          onClose={() => setDeleting(false)}
        >
          {reviewStepWords.deleteGroupText}
        </DeleteDialog>
      )}
    </section>
  );
}
