import { Suspense, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { managePersonWords } from '#messages/operator/operatorPageWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type { CloseAccountQuery } from '#web/__generated__/CloseAccountQuery.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { PersonDialogProps } from '#web/screens/Operator/People/PersonDialogProps.ts';
import { useDeactivatePerson } from '#web/screens/Operator/People/useDeactivatePerson.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Closes an account with a reason. Shows the consequences and which teams would have no owner left. */
export function CloseAccount({ id, userId, name, onClose }: PersonDialogProps): ReactElement {
  const [deactivatePerson] = useDeactivatePerson();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: managePersonWords.reason },
    send: ({ reason }) => deactivatePerson({ input: { userId, reason } }),
    onDone: () => {
      flash(managePersonWords.closed(name));
      onClose();
    },
  });
  return (
    <Dialog title={managePersonWords.closeTitle(name)} isOpen onClose={onClose} isAlert>
      <p>{managePersonWords.closeText}</p>
      <p>{managePersonWords.closeKeeps}</p>
      <Suspense fallback={<p>{managePersonWords.lookingForTeams}</p>}>
        <TeamsLeftAlone id={id} />
      </Suspense>
      <Form label={managePersonWords.closeTitle(name)} {...form.form}>
        <TextField {...form.field('reason')} hint={managePersonWords.reasonHint} maxLength={500} isSpellChecked />
        <FormActions>
          <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={managePersonWords.closing}>
            {managePersonWords.actions.deactivatePerson}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** Refetched each time, because a team's other owners may have changed since the page was opened. */
function TeamsLeftAlone({ id }: { readonly id: string }): ReactElement | null {
  const { node } = useLazyLoadQuery<CloseAccountQuery>(
    graphql`
      query CloseAccountQuery($id: ID!) {
        node(id: $id) {
          ... on OperatedPerson {
            teamsOwnedAlone
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const teams = node?.teamsOwnedAlone ?? [];
  if (teams.length === 0) return null;
  return (
    <Alert tone="warning" title={managePersonWords.leftAlone(teams.length)}>
      <ul>
        {teams.map((team) => (
          <li key={team}>{team}</li>
        ))}
      </ul>
    </Alert>
  );
}
