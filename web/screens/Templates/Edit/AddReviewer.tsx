import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { AddReviewer_group$key } from '#web/__generated__/AddReviewer_group.graphql.ts';
import type { AddReviewer_team$key } from '#web/__generated__/AddReviewer_team.graphql.ts';
import { reviewStepWords } from '#web/messages/templateEditor.ts';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Select } from '#web/ui/Select.tsx';

import styles from './EditScreen.module.css';
import { useToggleAttachment } from './useToggleAttachment.ts';

interface AddReviewerProps {
  readonly group: AddReviewer_group$key;
  readonly team: AddReviewer_team$key;
}

/** Lets a role of the team review: its people come and go without the form being changed. */
export function AddReviewer({ group, team }: AddReviewerProps): ReactElement | null {
  const { id, reviewers } = useFragment(
    graphql`
      fragment AddReviewer_group on ReviewGroup {
        id
        reviewers {
          role {
            id
          }
        }
      }
    `,
    group,
  );
  const { roles } = useFragment(
    graphql`
      fragment AddReviewer_team on Team {
        roles {
          id
          name
        }
      }
    `,
    team,
  );
  const fieldId = useId();
  const [chosen, choose] = useState('');
  const [toggleAttachment] = useToggleAttachment();
  const saving = useSaving();
  const present = new Set(reviewers.map(({ role }) => role?.id));
  const others = roles.filter((role) => !present.has(role.id));
  const add = async (): Promise<void> => {
    const name = roles.find((role) => role.id === chosen)?.name ?? '';
    const input = { attachableId: id, subjectId: chosen };
    if (!(await saving(() => toggleAttachment({ input })))) return;
    choose('');
    flash(reviewStepWords.added(name));
  };
  if (others.length === 0) return null;
  return (
    <div className={styles.addReviewer}>
      <Select
        id={fieldId}
        name={fieldId}
        label={reviewStepWords.addRole}
        value={chosen}
        options={[
          { value: '', label: reviewStepWords.chooseRole },
          ...others.map((role) => ({ value: role.id, label: role.name })),
        ]}
        onChange={choose}
      />
      <Button
        onPress={() => void add()}
        blockedBecause={chosen === '' ? reviewStepWords.chooseRole : null}
        isReasonShown={false}
      >
        {reviewStepWords.add}
      </Button>
    </div>
  );
}
