import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { apiTokenProblems } from '#domain/account/apiTokenProblems.ts';
import { newTokenWords, tokenLifetimes } from '#messages/account/tokenWords.ts';
import type { NewTokenForm_team$key } from '#web/__generated__/NewTokenForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { ScopesField } from '#web/screens/Teams/Tokens/ScopesField.tsx';
import { tokenExpiry } from '#web/screens/Teams/Tokens/tokenExpiry.ts';
import { useCreateApiToken } from '#web/screens/Teams/Tokens/useCreateApiToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface NewTokenFormProps {
  readonly team: NewTokenForm_team$key;
  readonly onMade: (token: string | null) => void;
}

type TokenValues = {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly life: string;
};

const blankToken: TokenValues = { name: '', scopes: [], life: '90' };

export function NewTokenForm({ team, onMade }: NewTokenFormProps): ReactElement {
  const { id } = useFragment(
    graphql`
      fragment NewTokenForm_team on Team {
        id
      }
    `,
    team,
  );
  const [createApiToken] = useCreateApiToken();
  const form = useForm({
    initial: blankToken,
    labels: { name: newTokenWords.name, scopes: newTokenWords.scopes, life: newTokenWords.expiry },
    check: ({ name, scopes }) => apiTokenProblems({ name, scopes, expiresAt: null }, new Date()),
    send: ({ name, scopes, life }, idempotencyKey) =>
      createApiToken({
        input: { teamId: id, name, scopes: [...scopes], expiresAt: tokenExpiry(life, new Date()), idempotencyKey },
      }),
    onDone: ({ token }) => onMade(token),
  });
  return (
    <Card title={newTokenWords.title} isTitleHidden>
      <Form label={newTokenWords.title} {...form.form}>
        <TextField {...form.field('name')} hint={newTokenWords.nameHint} isSpellChecked />
        <ScopesField {...form.field('scopes')} hint={newTokenWords.scopesHint} />
        <RadioGroup {...form.field('life')} options={tokenLifetimes} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={newTokenWords.pending}>
            {newTokenWords.send}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
