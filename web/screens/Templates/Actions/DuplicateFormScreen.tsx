import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formActionsWords, newFormWords } from '#messages/form/formWords.ts';
import type { DuplicateFormScreenQuery } from '#web/__generated__/DuplicateFormScreenQuery.graphql.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { useDuplicateForm } from '#web/screens/Templates/Actions/useDuplicateForm.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';

/** Copies a form into one of the user's teams. */
export function DuplicateFormScreen({ query }: ScreenProps<DuplicateFormScreenQuery>): ReactElement {
  const { node, myTeams } = usePreloadedQuery<DuplicateFormScreenQuery>(
    graphql`
      query DuplicateFormScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            team {
              id
            }
            draft {
              id
            }
          }
        }
        myTeams {
          id
          name
          enableFormCreation
          availableActions
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form?.draft) throw new RequestError('notFound');
  const teams = myTeams.filter((team) => team.enableFormCreation && team.availableActions.includes('createForm'));
  if (teams.length === 0) return <Alert tone="warning">{newFormWords.notAllowed}</Alert>;
  return <DuplicateForm formId={form.id} draftId={form.draft.id} ownTeamId={form.team.id} teams={teams} />;
}

interface DuplicateFormProps {
  readonly formId: string;
  readonly draftId: string;
  readonly ownTeamId: string;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

function DuplicateForm({ formId, draftId, ownTeamId, teams }: DuplicateFormProps): ReactElement {
  const [duplicateForm] = useDuplicateForm();
  const usual = teams.find(({ id }) => id === ownTeamId) ?? teams[0];
  const initial: { teamId: string; withDocuments: boolean } = { teamId: usual?.id ?? '', withDocuments: true };
  const form = useForm({
    initial,
    labels: { teamId: formActionsWords.team, withDocuments: formActionsWords.withDocuments },
    check: requireFields('teamId'),
    send: ({ teamId, withDocuments }, idempotencyKey) =>
      duplicateForm({
        input: { flowTemplateId: draftId, teamId, cloneOutputDocuments: withDocuments, idempotencyKey },
      }),
    onDone: ({ masterTemplate }, _values, { go }) => {
      flash(formActionsWords.duplicated(masterTemplate.name));
      go(`${formPath(masterTemplate.id)}/edit`);
    },
  });
  const isElsewhere = form.values.teamId !== ownTeamId;
  return (
    <Cards>
      <Card title={formActionsWords.duplicate}>
        <p>{formActionsWords.duplicateMeaning}</p>
        <Form label={formActionsWords.duplicate} {...form.form}>
          {teams.length > 1 && (
            <Select {...form.field('teamId')} options={teams.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
          <Checkbox {...form.field('withDocuments')} hint={formActionsWords.documentsHint} />
          {isElsewhere && <Alert tone="info">{formActionsWords.elsewhere}</Alert>}
          <FormActions>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isPending}
              pendingLabel={formActionsWords.duplicating}
            >
              {formActionsWords.duplicateLink}
            </Button>
            <ButtonLink variant="quiet" to={`${formPath(formId)}/actions`}>
              {newFormWords.cancel}
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </Cards>
  );
}
