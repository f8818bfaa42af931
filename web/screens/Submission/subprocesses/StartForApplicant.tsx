import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import type { StartForApplicant_requirement$key } from '#web/__generated__/StartForApplicant_requirement.graphql.ts';
import type { StartForApplicant_submission$key } from '#web/__generated__/StartForApplicant_submission.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { launchedSubmissionPath } from '#web/parts/submissionPaths.ts';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useStartSubprocess } from '#web/screens/Submission/subprocesses/useStartSubprocess.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface StartForApplicantProps {
  readonly requirement: StartForApplicant_requirement$key;
  readonly submission: StartForApplicant_submission$key;
  readonly name: string;
  readonly onClose: () => void;
}

/** Staff start the submission for an applicant, or for anyone with an account. */
export function StartForApplicant({ requirement, submission, name, onClose }: StartForApplicantProps): ReactElement {
  const { id: subprocessRequirementId, form } = useFragment(
    graphql`
      fragment StartForApplicant_requirement on SubprocessRequirement {
        id
        form {
          id
        }
      }
    `,
    requirement,
  );
  const { id, applicants } = useFragment(
    graphql`
      fragment StartForApplicant_submission on Submission {
        id
        applicants {
          isPrimary
          user {
            id
            name
          }
        }
      }
    `,
    submission,
  );
  const depart = useGuardedNavigation();
  const [chosen, setChosen] = useState(applicants.find(({ isPrimary }) => isPrimary)?.user.id ?? '');
  const [start] = useStartSubprocess();
  const { keyFor } = useIdempotencyKey();
  const starting = useAction(send, ({ submission: started }, _userId, { go }) =>
    go(launchedSubmissionPath(started.id)),
  );
  function send(primaryApplicantId: string) {
    const input = { masterTemplateId: form?.id ?? null, primaryApplicantId, subprocessRequirementId };
    return start({ input: { ...input, idempotencyKey: keyFor(input) } });
  }
  return (
    <Dialog title={words.startTitle(name)} isOpen onClose={onClose}>
      <RadioGroup
        id="subprocess-applicant"
        name="applicant"
        label={words.applicant}
        hint={words.applicantHint}
        value={chosen}
        onChange={setChosen}
        options={applicants.map(({ user }) => ({ value: user.id, label: user.name }))}
      />
      <details>
        <summary>{words.other}</summary>
        <PeoplePicker
          present={new Set(applicants.map(({ user }) => plainId(user.id)))}
          add={async (userId) => {
            const { go } = depart();
            const outcome = await send(userId);
            if (outcome.kind === 'done') go(launchedSubmissionPath(outcome.value.submission.id));
            return outcome;
          }}
          nobody={words.notFound}
          submissionId={id}
          hasResidents
        />
      </details>
      <Refusal sentence={starting.refusal} />
      <FormActions>
        <Button
          variant="primary"
          isPending={starting.pending !== null}
          pendingLabel={words.starting}
          blockedBecause={chosen === '' ? words.chooseApplicant : null}
          onPress={() => starting.run(chosen)}
        >
          {words.startForApplicant}
        </Button>
      </FormActions>
    </Dialog>
  );
}
