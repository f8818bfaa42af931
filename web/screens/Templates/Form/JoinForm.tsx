import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formsWords } from '#messages/form/formWords.ts';
import { joinFormWords as words } from '#messages/team/joinFormWords.ts';
import type { JoinForm_form$key } from '#web/__generated__/JoinForm_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAskToJoinForm } from '#web/screens/Templates/Form/useAskToJoinForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

/** Shown instead of a team's form that the viewer doesn't work on. */
export function JoinForm({ form }: { readonly form: JoinForm_form$key }): ReactElement {
  const { id, name, team } = useFragment(
    graphql`
      fragment JoinForm_form on MasterTemplate {
        id
        name
        team {
          name
        }
      }
    `,
    form,
  );
  const [isAsked, setAsked] = useState(false);
  const [askToJoinForm] = useAskToJoinForm();
  const joining = useAction(
    (masterTemplateId: string) => askToJoinForm({ input: { masterTemplateId } }),
    () => setAsked(true),
  );
  return (
    <>
      <PageTitle crumbs={[{ label: formsWords.title, to: '/workflows' }]}>{name}</PageTitle>
      <Cards>
        <Card title={words.title} isTitleHidden>
          <p>{words.text(name, team.name)}</p>
          <Refusal sentence={joining.refusal} />
          {isAsked && (
            <Alert tone="success" isLive>
              {words.asked}
            </Alert>
          )}
          <FormActions>
            {!isAsked && (
              <Button
                variant="primary"
                isPending={joining.pending !== null}
                pendingLabel={words.joining}
                onPress={() => joining.run(id)}
              >
                {words.join}
              </Button>
            )}
            <ButtonLink variant="quiet" to="/workflows">
              {words.back}
            </ButtonLink>
          </FormActions>
        </Card>
      </Cards>
    </>
  );
}
