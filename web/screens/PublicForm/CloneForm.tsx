import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { cloneWords } from '#messages/form/cloneWords.ts';
import { formActionsWords, newFormWords } from '#messages/form/formWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type { CloneFormQuery } from '#web/__generated__/CloneFormQuery.graphql.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { plainId } from '#web/relay/plainId.ts';
import { useCloneForm } from '#web/screens/PublicForm/useCloneForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';

interface CloneFormProps {
  /** the published version */
  readonly versionId: string;
  readonly onClose: () => void;
}

/** Copies another government's form into one of the user's teams. */
export function CloneForm(props: CloneFormProps): ReactElement {
  const { myTeams } = useLazyLoadQuery<CloneFormQuery>(
    graphql`
      query CloneFormQuery {
        myTeams {
          id
          name
          enableFormCreation
          availableActions
        }
      }
    `,
    {},
  );
  const teams = myTeams.filter((team) => team.enableFormCreation && team.availableActions.includes('createForm'));
  if (teams.length === 0) return <Alert tone="warning">{newFormWords.notAllowed}</Alert>;
  return <IntoTeam {...props} teams={teams} />;
}

interface IntoTeamProps extends CloneFormProps {
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

function IntoTeam({ versionId, teams, onClose }: IntoTeamProps): ReactElement {
  const [cloneForm] = useCloneForm();
  const [only] = teams;
  const form = useForm({
    initial: { teamId: only?.id ?? '' },
    labels: { teamId: formActionsWords.team },
    check: requireFields('teamId'),
    send: ({ teamId }, idempotencyKey) => cloneForm({ input: { flowTemplateId: versionId, teamId, idempotencyKey } }),
    onDone: ({ masterTemplate }, _values, { go }) => {
      flash(formActionsWords.duplicated(masterTemplate.name));
      go(`/workflows/${plainId(masterTemplate.id)}/edit`);
    },
  });
  return (
    <Form label={cloneWords.title} {...form.form}>
      <p>{cloneWords.meaning}</p>
      {teams.length > 1 ? (
        <Select {...form.field('teamId')} options={teams.map(({ id, name }) => ({ value: id, label: name }))} />
      ) : (
        <p>{cloneWords.into(only?.name ?? '')}</p>
      )}
      <Alert tone="info">{cloneWords.leavesOut}</Alert>
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={cloneWords.cloning}>
          {cloneWords.clone}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
