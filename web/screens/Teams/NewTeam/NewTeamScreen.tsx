import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';

import { slugify } from '#domain/kernel/slugs.ts';
import { teamProblems } from '#domain/team/team.ts';
import { newTeamWords, slugButtonWords, teamsWords } from '#web/messages/teams.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useSlugState } from '#web/parts/team/useSlugState.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TextField } from '#web/ui/TextField.tsx';

import { useCreateTeam } from './useCreateTeam.ts';

export function NewTeamScreen(): ReactElement {
  const navigate = useNavigate();
  const [createTeam] = useCreateTeam();
  const [isSlugOwn, setSlugOwn] = useState(false);
  const form = useForm({
    initial: { name: '', slug: '' },
    labels: { name: newTeamWords.name, slug: newTeamWords.slug },
    check: teamProblems,
    send: (values, idempotencyKey) => createTeam({ input: { ...values, idempotencyKey } }),
    onDone: ({ team }) => {
      flash(newTeamWords.created);
      void navigate(`/teams/${team.slug}`);
    },
  });
  const { slug } = form.values;
  const state = useSlugState({ slug, own: null, teamId: null });
  const isTaken = state === 'notAvailable';
  return (
    <>
      <PageTitle crumbs={[{ label: teamsWords.title, to: '/teams' }]} note={newTeamWords.lead}>
        {newTeamWords.title}
      </PageTitle>
      <Cards>
        <Card title={newTeamWords.about} isTitleHidden>
          <Form label={newTeamWords.title} {...form.form}>
            <TextField
              {...form.field('name')}
              hint={newTeamWords.nameHint}
              autoComplete="organization"
              onChange={(name) => {
                form.set('name', name);
                if (!isSlugOwn) form.set('slug', slugify(name) ?? '');
              }}
            />
            <TextField
              {...form.field('slug')}
              hint={newTeamWords.slugHint}
              prefix={`${location.host}/`}
              onChange={(typed) => {
                setSlugOwn(typed !== '');
                form.set('slug', typed);
              }}
            />
            <FormActions>
              <Button
                type="submit"
                look="primary"
                isPending={form.isPending}
                pendingLabel={newTeamWords.pending}
                blockedBecause={isTaken ? slugButtonWords.notAvailable : null}
              >
                {newTeamWords.send}
              </Button>
            </FormActions>
          </Form>
        </Card>
      </Cards>
    </>
  );
}
