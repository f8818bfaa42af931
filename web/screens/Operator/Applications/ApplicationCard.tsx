import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamApplicationWords, operatorTeamWords } from '#messages/operator/operatorPageWords.ts';
import type { ApplicationCard_application$key } from '#web/__generated__/ApplicationCard_application.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useApproveTeamApplication } from '#web/screens/Operator/Applications/useApproveTeamApplication.ts';
import { useDeclineTeamApplication } from '#web/screens/Operator/Applications/useDeclineTeamApplication.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface ApplicationCardProps {
  readonly application: ApplicationCard_application$key;
  readonly timeZone: string;
}

const outcomes = {
  approved: { tone: 'success', icon: 'check-circle' },
  declined: { tone: 'neutral', icon: 'circle-slash' },
} as const;

/** A team request with the details to decide it, or the decision. */
export function ApplicationCard({ application: key, timeZone }: ApplicationCardProps): ReactElement {
  const { id, name, slug, purpose, state, createdAt, declineReason, applicant, applicantEmail } = useFragment(
    graphql`
      fragment ApplicationCard_application on TeamApplication {
        id
        name
        slug
        purpose
        state
        createdAt
        declineReason
        applicant {
          name
        }
        applicantEmail
      }
    `,
    key,
  );
  return (
    <Card title={name}>
      <DescriptionList
        facts={[
          [teamApplicationWords.by, teamApplicationWords.from(applicant.name, applicantEmail)],
          [teamApplicationWords.asked, <RelativeTime key="asked" at={createdAt} timeZone={timeZone} />],
          [teamApplicationWords.url, slug === null ? teamApplicationWords.anyUrl : `/${slug}`],
          [teamApplicationWords.purpose, purpose],
          ...(declineReason === null ? [] : [[teamApplicationWords.reason, declineReason] as const]),
        ]}
      />
      {state === 'waiting' ? (
        <Deciding id={id} name={name} />
      ) : (
        <p>
          <Badge {...outcomes[state]}>{teamApplicationWords.outcome[state]}</Badge>
        </p>
      )}
    </Card>
  );
}

function Deciding({ id, name }: { readonly id: string; readonly name: string }): ReactElement {
  const [approve] = useApproveTeamApplication();
  const [isMeant, setMeant] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const approving = useAction(
    (despiteLikeness: boolean) => approve({ input: { teamApplicationId: id, despiteLikeness } }),
    () => flash(teamApplicationWords.approved),
  );
  return (
    <>
      <Refusal sentence={approving.refusal} />
      <Checkbox
        id={`${id}despite`}
        name="despite"
        label={operatorTeamWords.despite}
        value={isMeant}
        onChange={setMeant}
      />
      <FormActions>
        <Button
          variant="primary"
          label={teamApplicationWords.approveNamed(name)}
          isPending={approving.pending !== null}
          onPress={() => approving.run(isMeant)}
        >
          {teamApplicationWords.approve}
        </Button>
        <Button variant="quiet" label={teamApplicationWords.declineNamed(name)} onPress={() => setDeclining(true)}>
          {teamApplicationWords.decline}
        </Button>
      </FormActions>
      {isDeclining && <Decline id={id} name={name} onClose={() => setDeclining(false)} />}
    </>
  );
}

interface DeclineProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

function Decline({ id, name, onClose }: DeclineProps): ReactElement {
  const [decline] = useDeclineTeamApplication();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: teamApplicationWords.reason },
    send: ({ reason }) => decline({ input: { teamApplicationId: id, reason } }),
    onDone: () => {
      flash(teamApplicationWords.declined);
      onClose();
    },
  });
  return (
    <Dialog title={teamApplicationWords.declineTitle(name)} isOpen onClose={onClose}>
      <Form label={teamApplicationWords.declineTitle(name)} {...form.form}>
        <TextField {...form.field('reason')} hint={teamApplicationWords.reasonHint} />
        <FormActions>
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {teamApplicationWords.decline}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
