import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { responsibilityWords as words } from '#messages/submission/responsibilityWords.ts';
import type { OfferedPeople_step$key } from '#web/__generated__/OfferedPeople_step.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useToggleTentativeAssignment } from '#web/screens/Submission/steps/responsibility/useToggleTentativeAssignment.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Submission/steps/responsibility/Responsibility.module.css';

/** People the form offers to applicants, without those already chosen. */
export function OfferedPeople({ step }: { readonly step: OfferedPeople_step$key }): ReactElement {
  const { id, responsibilityChoices, tentativeAssignments } = useFragment(
    graphql`
      fragment OfferedPeople_step on ActiveStep {
        id
        tentativeAssignments {
          user {
            id
          }
        }
        responsibilityChoices {
          id
          name
          initials
          avatar {
            url
          }
        }
      }
    `,
    step,
  );
  const headingId = useId();
  const [toggle] = useToggleTentativeAssignment();
  const { keyFor, answered } = useIdempotencyKey();
  const choosing = useAction(
    ({ userId }: { userId: string; name: string }) =>
      toggle({ input: { activeStepId: id, userId, idempotencyKey: keyFor(userId) } }),
    (_done, { name }) => {
      answered();
      flash(words.chose(name));
    },
  );
  const chosen = new Set(tentativeAssignments.map(({ user }) => user.id));
  if (responsibilityChoices.length === 0) return <p>{words.noneOffered}</p>;
  return (
    <>
      <h4 id={headingId}>{words.offered}</h4>
      <Refusal sentence={choosing.refusal} />
      <ul className={styles.rows} aria-labelledby={headingId}>
        {responsibilityChoices
          .filter((person) => !chosen.has(person.id))
          .map(({ id: userId, name, initials, avatar }) => (
            <li key={userId} className={styles.row}>
              <span className={styles.who}>
                <Avatar face={{ id: userId, name, initials, imageUrl: avatar.url }} isNameBeside />
                {name}
              </span>
              <Button
                icon="plus"
                label={words.chooseNamed(name)}
                isPending={choosing.pending?.userId === userId}
                onPress={() => choosing.run({ userId, name })}
              >
                {words.choose}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
