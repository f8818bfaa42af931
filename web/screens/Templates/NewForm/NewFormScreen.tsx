import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formsWords, newFormWords as words } from '#messages/form/formWords.ts';
import type { NewFormScreenQuery } from '#web/__generated__/NewFormScreenQuery.graphql.ts';
import type { TemplatePicker_forms$key } from '#web/__generated__/TemplatePicker_forms.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { StartFromFile } from '#web/screens/Templates/NewForm/StartFromFile.tsx';
import { blankForm, TemplatePicker } from '#web/screens/Templates/NewForm/TemplatePicker.tsx';
import { useCreateFormFromLibrary } from '#web/screens/Templates/NewForm/useCreateFormFromLibrary.ts';
import { useCreateMasterTemplate } from '#web/screens/Templates/NewForm/useCreateMasterTemplate.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Creates a form in one of the teams where the viewer may: from the library, blank, or from a file. */
export function NewFormScreen({ query }: ScreenProps<NewFormScreenQuery>): ReactElement {
  const { myTeams, libraryForms } = usePreloadedQuery<NewFormScreenQuery>(
    graphql`
      query NewFormScreenQuery @preloadable {
        myTeams {
          id
          slug
          name
          enableFormCreation
          availableActions
        }
        libraryForms {
          ...TemplatePicker_forms
        }
      }
    `,
    query,
  );
  const teams = myTeams.filter((team) => team.enableFormCreation && team.availableActions.includes('createForm'));
  return (
    <>
      <PageTitle crumbs={[{ label: formsWords.title, to: '/workflows' }]}>{words.title}</PageTitle>
      {teams.length === 0 ? (
        <Alert tone="warning">{words.notAllowed}</Alert>
      ) : (
        <NewForm teams={teams} library={libraryForms} />
      )}
    </>
  );
}

interface NewFormProps {
  readonly teams: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
  readonly library: TemplatePicker_forms$key;
}

function NewForm({ teams, library }: NewFormProps): ReactElement {
  const search = useSearchParameters();
  const [createMasterTemplate] = useCreateMasterTemplate();
  const [createFormFromLibrary] = useCreateFormFromLibrary();
  const requestedTeam = teams.find(({ slug }) => slug === search.get('team'));
  const form = useForm({
    initial: { teamId: requestedTeam?.id ?? teams[0]?.id ?? '', name: '', libraryFormId: blankForm },
    labels: { teamId: words.team, name: words.name, libraryFormId: words.templates },
    check: (values) => (values.libraryFormId === blankForm ? requireFields('name')(values) : []),
    send: ({ teamId, name, libraryFormId }, idempotencyKey) =>
      libraryFormId === blankForm
        ? createMasterTemplate({ input: { teamId, name, idempotencyKey } })
        : createFormFromLibrary({ input: { teamId, libraryFormId, idempotencyKey } }),
    onDone: ({ masterTemplate: { id, name } }, { libraryFormId }, { go }) => {
      if (libraryFormId !== blankForm) flash(words.fromFileDone(name));
      go(`${formPath(id)}/edit`);
    },
  });
  return (
    <Cards isWide>
      <Form label={words.title} {...form.form}>
        {teams.length > 1 && (
          <Select {...form.field('teamId')} options={teams.map(({ id, name }) => ({ value: id, label: name }))} />
        )}
        <TemplatePicker
          forms={library}
          selected={form.values.libraryFormId}
          onSelect={(id) => form.set('libraryFormId', id)}
          blank={<TextField {...form.field('name')} hint={words.namePlaceholder} isSpellChecked maxLength={200} />}
          actions={
            <FormActions>
              <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.pending}>
                {words.send}
              </Button>
              <ButtonLink variant="quiet" to="/workflows">
                {words.cancel}
              </ButtonLink>
            </FormActions>
          }
        />
      </Form>
      <StartFromFile teamId={form.values.teamId} />
    </Cards>
  );
}
