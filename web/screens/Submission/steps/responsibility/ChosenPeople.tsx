import { useId, useRef, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { responsibilityWords } from '#messages/submission/responsibilityWords.ts';
import type { ChosenPeople_step$key } from '#web/__generated__/ChosenPeople_step.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { OfferedPeople } from '#web/screens/Submission/steps/responsibility/OfferedPeople.tsx';
import { useInviteTentativeAssignment } from '#web/screens/Submission/steps/responsibility/useInviteTentativeAssignment.ts';
import { useRemoveTentativeAssignment } from '#web/screens/Submission/steps/responsibility/useRemoveTentativeAssignment.ts';
import { useToggleTentativeAssignment } from '#web/screens/Submission/steps/responsibility/useToggleTentativeAssignment.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/steps/responsibility/Responsibility.module.css';

interface ChosenPeopleProps {
  readonly step: ChosenPeople_step$key;
  readonly submissionId: string;
}

/**
 * People who become assignees when the step is completed. Staff choose anyone; applicants choose among those the
 * form offers.
 */
export function ChosenPeople({ step, submissionId }: ChosenPeopleProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment ChosenPeople_step on ActiveStep {
        id
        completedAt
        availableActions
        responsibilityChoices {
          id
        }
        ...OfferedPeople_step
        tentativeAssignments {
          id
          user {
            id
            name
            initials
            isInvited
            avatar {
              url
            }
          }
        }
      }
    `,
    step,
  );
  const { id, completedAt, availableActions, tentativeAssignments } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [toggle] = useToggleTentativeAssignment();
  const [invite] = useInviteTentativeAssignment();
  const [remove] = useRemoveTentativeAssignment();
  const removing = useAction(
    (chosen: { id: string; name: string }) => remove({ input: { tentativeAssignmentId: chosen.id } }),
    (_done, { name }) => {
      flash(responsibilityWords.takenBack(name));
      heading.current?.focus();
    },
  );
  const mayChoose = availableActions.includes('assignResponsibility');
  const mayChooseAnyone = availableActions.includes('assignAnyone');
  const offered = new Set(data.responsibilityChoices.map((person) => person.id));
  const { nobody, nobodyWasChosen } = responsibilityWords;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {responsibilityWords.chosen}
      </h3>
      {mayChoose && <p>{responsibilityWords.chosenText}</p>}
      {tentativeAssignments.length === 0 &&
        (mayChoose ? <Alert tone="info">{nobody}</Alert> : completedAt && <p>{nobodyWasChosen}</p>)}
      <Refusal sentence={removing.refusal} />
      {tentativeAssignments.length > 0 && (
        <ul className={styles.rows} aria-labelledby={headingId}>
          {tentativeAssignments.map(({ id: chosenId, user }) => (
            <li key={chosenId} className={styles.row}>
              <span className={styles.who}>
                <Avatar
                  face={{ id: user.id, name: user.name, initials: user.initials, imageUrl: user.avatar.url }}
                  isNameBeside
                />
                {user.name}
                {user.isInvited && <StatusTag kind="person" status="invited" />}
              </span>
              {mayChoose && (mayChooseAnyone || offered.has(user.id)) && (
                <Button
                  variant="quiet"
                  icon="close"
                  label={responsibilityWords.takeBackNamed(user.name)}
                  isPending={removing.pending?.id === chosenId}
                  onPress={() => removing.run({ id: chosenId, name: user.name })}
                >
                  {responsibilityWords.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChoose && !mayChooseAnyone && <OfferedPeople step={data} />}
      {mayChooseAnyone && (
        <>
          <PeoplePicker
            present={new Set(tentativeAssignments.map(({ user }) => plainId(user.id)))}
            add={(userId, idempotencyKey) => toggle({ input: { activeStepId: id, userId, idempotencyKey } })}
            nobody={responsibilityWords.nobodyFound}
            submissionId={submissionId}
            hasOutsiders
          />
          <InviteByEmail
            hint={responsibilityWords.inviteHint}
            send={(invited, idempotencyKey) => invite({ input: { activeStepId: id, ...invited, idempotencyKey } })}
          />
        </>
      )}
    </section>
  );
}
