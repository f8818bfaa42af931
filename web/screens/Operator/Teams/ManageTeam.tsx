import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { operatorTeamWords } from '#messages/operator/operatorPageWords.ts';
import type { ManageTeam_team$key } from '#web/__generated__/ManageTeam_team.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { plainId } from '#web/relay/plainId.ts';
import { LibraryForms } from '#web/screens/Operator/Teams/LibraryForms.tsx';
import { TeamFeatures } from '#web/screens/Operator/Teams/TeamFeatures.tsx';
import { TeamFees } from '#web/screens/Operator/Teams/TeamFees.tsx';
import { useLetTeamIn } from '#web/screens/Operator/Teams/useLetTeamIn.ts';
import { useReinstateTeam } from '#web/screens/Operator/Teams/useReinstateTeam.ts';
import { useSuspendTeam } from '#web/screens/Operator/Teams/useSuspendTeam.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Operator/Teams/ManageTeam.module.css';

interface ManageTeamProps {
  readonly team: ManageTeam_team$key;
  readonly onClose: () => void;
}

/** Operator's dialog of actions for a team. */
export function ManageTeam({ team: key, onClose }: ManageTeamProps): ReactElement {
  const team = useFragment(
    graphql`
      fragment ManageTeam_team on Team {
        id
        name
        suspendedAt
        suspensionReason
        letInAt
        ...TeamFees_team
        ...TeamFeatures_team
      }
    `,
    key,
  );
  return (
    <Dialog title={team.name} isOpen onClose={onClose}>
      <p>
        <Link to={`/operator/audit?team=${plainId(team.id)}`}>{operatorTeamWords.log}</Link>
      </p>
      {!team.letInAt && <LetIn teamId={team.id} />}
      <TeamFees team={team} />
      <TeamFeatures team={team} />
      <LibraryForms teamId={team.id} />
      {team.suspendedAt ? (
        <Reinstate teamId={team.id} reason={team.suspensionReason ?? ''} />
      ) : (
        <Suspend teamId={team.id} />
      )}
    </Dialog>
  );
}

function LetIn({ teamId }: { readonly teamId: string }): ReactElement {
  const [letTeamIn] = useLetTeamIn();
  const [isMeant, setMeant] = useState(false);
  const letting = useAction(
    (despiteLikeness: boolean) => letTeamIn({ input: { teamId, despiteLikeness } }),
    () => flash(operatorTeamWords.vouched),
  );
  return (
    <section className={styles.part} aria-label={operatorTeamWords.vouchTitle}>
      <h3>{operatorTeamWords.vouchTitle}</h3>
      <p>{operatorTeamWords.vouchText}</p>
      <Refusal sentence={letting.refusal} />
      <Checkbox
        id={`${teamId}despite`}
        name="despite"
        label={operatorTeamWords.despite}
        value={isMeant}
        onChange={setMeant}
      />
      <FormActions>
        <Button isPending={letting.pending !== null} onPress={() => letting.run(isMeant)}>
          {operatorTeamWords.vouch}
        </Button>
      </FormActions>
    </section>
  );
}

function Suspend({ teamId }: { readonly teamId: string }): ReactElement {
  const [suspendTeam] = useSuspendTeam();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: operatorTeamWords.reason },
    send: ({ reason }) => suspendTeam({ input: { teamId, reason } }),
    onDone: () => flash(operatorTeamWords.suspendedDone),
  });
  return (
    <section className={styles.part} aria-label={operatorTeamWords.suspendTitle}>
      <h3>{operatorTeamWords.suspendTitle}</h3>
      <p>{operatorTeamWords.suspendText}</p>
      <Form label={operatorTeamWords.suspendTitle} {...form.form}>
        <TextField {...form.field('reason')} hint={operatorTeamWords.reasonHint} />
        <FormActions>
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {operatorTeamWords.suspend}
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}

function Reinstate({ teamId, reason }: { readonly teamId: string; readonly reason: string }): ReactElement {
  const [reinstateTeam] = useReinstateTeam();
  const reinstating = useAction(
    (id: string) => reinstateTeam({ input: { teamId: id } }),
    () => flash(operatorTeamWords.reinstatedDone),
  );
  return (
    <section className={styles.part} aria-label={operatorTeamWords.suspended}>
      <Alert tone="danger" title={operatorTeamWords.suspended}>
        {reason}
      </Alert>
      <Refusal sentence={reinstating.refusal} />
      <FormActions>
        <Button variant="primary" isPending={reinstating.pending !== null} onPress={() => reinstating.run(teamId)}>
          {operatorTeamWords.reinstate}
        </Button>
      </FormActions>
    </section>
  );
}
