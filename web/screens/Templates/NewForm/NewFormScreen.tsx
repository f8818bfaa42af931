import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formsWords, newFormWords } from '#messages/form/formWords.ts';
import type { NewFormScreenQuery } from '#web/__generated__/NewFormScreenQuery.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { StartFromFile } from '#web/screens/Templates/NewForm/StartFromFile.tsx';
import { useCreateMasterTemplate } from '#web/screens/Templates/NewForm/useCreateMasterTemplate.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Creates a blank form in one of the teams where the viewer may. */
export function NewFormScreen({ query }: ScreenProps<NewFormScreenQuery>): ReactElement {
  const { myTeams } = usePreloadedQuery<NewFormScreenQuery>(
    graphql`
      query NewFormScreenQuery @preloadable {
        myTeams {
          id
          slug
          name
          enableFormCreation
          availableActions
        }
      }
    `,
    query,
  );
  const teams = myTeams.filter((team) => team.enableFormCreation && team.availableActions.includes('createForm'));
  return (
    <>
      <PageTitle crumbs={[{ label: formsWords.title, to: '/workflows' }]}>{newFormWords.title}</PageTitle>
      {teams.length === 0 ? <Alert tone="warning">{newFormWords.notAllowed}</Alert> : <NewForm teams={teams} />}
    </>
  );
}

interface NewFormProps {
  readonly teams: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
}

function NewForm({ teams }: NewFormProps): ReactElement {
  const search = useSearchParameters();
  const [createMasterTemplate] = useCreateMasterTemplate();
  const requestedTeam = teams.find(({ slug }) => slug === search.get('team'));
  const form = useForm({
    initial: { teamId: requestedTeam?.id ?? teams[0]?.id ?? '', name: '' },
    labels: { teamId: newFormWords.team, name: newFormWords.name },
    check: requireFields('name'),
    send: (values, idempotencyKey) => createMasterTemplate({ input: { ...values, idempotencyKey } }),
    onDone: ({ masterTemplate }, _values, { go }) => go(`${formPath(masterTemplate.id)}/edit`),
  });
  return (
    <Cards>
      <Card title={newFormWords.about} isTitleHidden>
        <Form label={newFormWords.title} {...form.form}>
          {teams.length > 1 && (
            <Select {...form.field('teamId')} options={teams.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
          <TextField
            {...form.field('name')}
            hint={newFormWords.namePlaceholder}
            // With several teams, the team select takes focus first, so that no one overlooks it.
            isFirst={teams.length === 1}
            isSpellChecked
            maxLength={200}
          />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={newFormWords.pending}>
              {newFormWords.send}
            </Button>
            <ButtonLink variant="quiet" to="/workflows">
              {newFormWords.cancel}
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
      <StartFromFile teamId={form.values.teamId} />
    </Cards>
  );
}
