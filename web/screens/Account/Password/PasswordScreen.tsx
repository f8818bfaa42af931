import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { passwordProblems } from '#domain/account/account.ts';
import { passwordWords } from '#messages/account/accountWords.ts';
import type { PasswordScreenQuery } from '#web/__generated__/PasswordScreenQuery.graphql.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { useChangePassword } from '#web/screens/Account/Password/useChangePassword.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

const empty = { currentPassword: '', password: '' };

export function PasswordScreen({ query }: ScreenProps<PasswordScreenQuery>): ReactElement | null {
  const { viewer } = usePreloadedQuery<PasswordScreenQuery>(
    graphql`
      query PasswordScreenQuery @preloadable {
        viewer {
          email
          sessionsCount
        }
      }
    `,
    query,
  );
  const [changePassword] = useChangePassword();
  const form = useForm({
    initial: empty,
    labels: { currentPassword: passwordWords.current, password: passwordWords.next },
    check: (values) => [...requireFields('currentPassword')(values), ...passwordProblems(values.password)],
    send: (values) => changePassword({ input: values }),
    onDone: () => {
      form.replace(empty);
      flash(passwordWords.saved);
    },
  });
  if (!viewer) return null;
  return (
    <>
      <PageTitle>{passwordWords.title}</PageTitle>
      <Cards>
        <Card title={passwordWords.change}>
          <p>
            {passwordWords.sessions(viewer.sessionsCount)} {passwordWords.lead}
          </p>
          <Form label={passwordWords.title} {...form.form}>
            <UsernameForPasswordManagers email={viewer.email} />
            <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
            <PasswordField {...form.field('password')} hint={passwordWords.hint} autoComplete="new-password" />
            <FormActions>
              <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={passwordWords.saving}>
                {passwordWords.save}
              </Button>
            </FormActions>
          </Form>
        </Card>
      </Cards>
    </>
  );
}
