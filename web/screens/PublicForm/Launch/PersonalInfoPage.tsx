import type { ReactElement } from 'react';
import { nameProblems } from '#domain/account/account.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { updateLaunchDraft, launchDraft } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const words = launchWords.person;

export function PersonalInfoPage(): ReactElement {
  const started = useLaunchForm();
  const depart = useGuardedNavigation();
  const form = useForm({
    initial: { name: launchDraft(started.id).name ?? '' },
    labels: { name: words.label },
    check: ({ name }) => nameProblems(name),
    send: ({ name }) => Promise.resolve({ kind: 'done', value: { name: name.trim() } }),
    onDone: ({ name }, _values, { go }) => {
      updateLaunchDraft(started.id, { name });
      go(launchPath(started, '/password'));
    },
  });
  return (
    <>
      <PageTitle within={started.name}>{words.title}</PageTitle>
      <Form label={words.title} {...form.form}>
        <TextField {...form.field('name')} hint={words.hint} autoComplete="name" />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            blockedBecause={form.values.name.trim() === '' ? words.needed : null}
            onBlocked={form.submit}
          >
            {launchWords.next}
          </Button>
          <Button variant="quiet" onPress={() => depart().go(launchPath(started, '/email'))}>
            {launchWords.back}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
