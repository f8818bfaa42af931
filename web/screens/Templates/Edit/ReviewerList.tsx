import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewStepWords } from '#messages/form/formEditorWords.ts';
import { formMembersWords } from '#messages/form/formWords.ts';
import type { ReviewerList_group$key } from '#web/__generated__/ReviewerList_group.graphql.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { ResendInvitation } from '#web/parts/team/ResendInvitation.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { useToggleAttachment } from '#web/screens/Templates/Edit/useToggleAttachment.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface ReviewerListProps {
  readonly group: ReviewerList_group$key;
}

export function ReviewerList({ group }: ReviewerListProps): ReactElement {
  const { id, reviewers } = useFragment(
    graphql`
      fragment ReviewerList_group on ReviewGroup {
        id
        reviewers {
          id
          contact {
            name
            user {
              id
            }
            ...Person_contact
            ...ResendInvitation_contact
          }
          person {
            invitation {
              ...ResendInvitation_invitation
            }
          }
          role {
            id
            name
            memberCount
          }
        }
      }
    `,
    group,
  );
  const [toggleAttachment] = useToggleAttachment();
  const saving = useTrackedSave();
  const remove = async (subjectId: string, name: string): Promise<void> => {
    const input = { attachableId: id, subjectId };
    if (await saving(() => toggleAttachment({ input }))) flash(reviewStepWords.removed(name));
  };
  if (reviewers.length === 0) return <p className={styles.none}>{reviewStepWords.noReviewers}</p>;
  return (
    <div>
      <p className={styles.peopleTitle}>{reviewStepWords.reviewers}</p>
      <ul className={styles.people} aria-label={reviewStepWords.reviewers}>
        {reviewers.map((reviewer) => {
          const name = reviewer.role?.name ?? reviewer.contact?.name ?? '';
          const subjectId = reviewer.role?.id ?? reviewer.contact?.user.id ?? '';
          return (
            <li key={reviewer.id} className={styles.person}>
              {reviewer.role || !reviewer.contact ? (
                <span>
                  {name} {reviewer.role && <small>{reviewStepWords.people(reviewer.role.memberCount)}</small>}
                </span>
              ) : (
                <Person contact={reviewer.contact} />
              )}
              <span className={styles.tools}>
                {reviewer.contact && (
                  <ResendInvitation
                    contact={reviewer.contact}
                    invitation={reviewer.person?.invitation}
                    words={formMembersWords}
                  />
                )}
                <Button
                  variant="quiet"
                  icon="close"
                  label={reviewStepWords.remove(name)}
                  onPress={() => void remove(subjectId, name)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
