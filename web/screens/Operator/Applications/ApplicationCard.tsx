import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { applicationWords, operatedTeamWords } from '#messages/operator/operatorPageWords.ts';
import type { ApplicationCard_application$key } from '#web/__generated__/ApplicationCard_application.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { useApproveTeamApplication } from '#web/screens/Operator/Applications/useApproveTeamApplication.ts';
import { useDeclineTeamApplication } from '#web/screens/Operator/Applications/useDeclineTeamApplication.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
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
      <Facts
        facts={[
          [applicationWords.by, applicationWords.from(applicant.name, applicantEmail)],
          [applicationWords.asked, <Moment key="asked" at={createdAt} timeZone={timeZone} />],
          [applicationWords.url, slug === null ? applicationWords.anyUrl : `/${slug}`],
          [applicationWords.purpose, purpose],
          ...(declineReason === null ? [] : [[applicationWords.reason, declineReason] as const]),
        ]}
      />
      {state === 'waiting' ? (
        <Deciding id={id} name={name} />
      ) : (
        <p>
          <Badge {...outcomes[state]}>{applicationWords.outcome[state]}</Badge>
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
    () => flash(applicationWords.approved),
  );
  return (
    <>
      {approving.refusal !== null && (
        <Alert tone="danger" isLive>
          {approving.refusal}
        </Alert>
      )}
      <Checkbox
        id={`${id}despite`}
        name="despite"
        label={operatedTeamWords.despite}
        value={isMeant}
        onChange={setMeant}
      />
      <FormActions>
        <Button
          look="primary"
          label={applicationWords.approveNamed(name)}
          isPending={approving.pending !== null}
          onPress={() => approving.run(isMeant)}
        >
          {applicationWords.approve}
        </Button>
        <Button look="quiet" label={applicationWords.declineNamed(name)} onPress={() => setDeclining(true)}>
          {applicationWords.decline}
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
    labels: { reason: applicationWords.reason },
    send: ({ reason }) => decline({ input: { teamApplicationId: id, reason } }),
    onDone: () => {
      flash(applicationWords.declined);
      onClose();
    },
  });
  return (
    <Dialog title={applicationWords.declineTitle(name)} isOpen onClose={onClose}>
      <Form label={applicationWords.declineTitle(name)} {...form.form}>
        <TextField {...form.field('reason')} hint={applicationWords.reasonHint} />
        <FormActions>
          <Button type="submit" look="danger" isPending={form.isPending}>
            {applicationWords.decline}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
