import type { ReactElement } from 'react';
import { teamApplicationProblems } from '#domain/team/teamApplicationProblems.ts';
import { applyForTeamWords } from '#messages/operator/operatorPageWords.ts';
import { newTeamWords } from '#messages/team/teamWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useApplyForTeam } from '#web/screens/Teams/NewTeam/useApplyForTeam.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const slugOf = (typed: string): string | null => typed.trim() || null;

/** Requests a team from the operators. */
export function ApplyForm(): ReactElement {
  const [apply] = useApplyForTeam();
  const form = useForm({
    initial: { name: '', slug: '', purpose: '' },
    labels: { name: newTeamWords.name, slug: newTeamWords.slug, purpose: applyForTeamWords.purpose },
    check: ({ name, slug, purpose }) => teamApplicationProblems({ name, slug: slugOf(slug), purpose }),
    send: ({ name, slug, purpose }, idempotencyKey) =>
      apply({ input: { name, slug: slugOf(slug), purpose, idempotencyKey } }),
    onDone: () => flash(applyForTeamWords.sent),
  });
  return (
    <Cards>
      <Card title={applyForTeamWords.title} isTitleHidden>
        <Form label={applyForTeamWords.title} {...form.form}>
          <TextField {...form.field('name')} hint={newTeamWords.nameHint} autoComplete="organization" />
          <TextField {...form.field('slug')} hint={newTeamWords.slugHint} prefix={`${location.host}/`} />
          <TextArea {...form.field('purpose')} hint={applyForTeamWords.purposeHint} />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={applyForTeamWords.pending}>
              {applyForTeamWords.send}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Cards>
  );
}
