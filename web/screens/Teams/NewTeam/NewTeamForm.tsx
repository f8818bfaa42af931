import { useState, type ReactElement } from 'react';
import { slugify } from '#domain/kernel/slugs.ts';
import { teamProblems } from '#domain/team/team.ts';
import { applyForTeamWords, operatorTeamWords } from '#messages/operator/operatorPageWords.ts';
import { newTeamWords, slugButtonWords } from '#messages/team/teamWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useSlugState } from '#web/parts/team/useSlugState.ts';
import { useCreateTeam } from '#web/screens/Teams/NewTeam/useCreateTeam.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Creates a team. Operators can also choose its owner and reuse a similar name on purpose. */
export function NewTeamForm({ isOperator }: { readonly isOperator: boolean }): ReactElement {
  const [createTeam] = useCreateTeam();
  const [isSlugOwn, setSlugOwn] = useState(false);
  const [isMeant, setMeant] = useState(false);
  const form = useForm({
    initial: { name: '', slug: '', ownerEmail: '', ownerName: '' },
    labels: {
      name: newTeamWords.name,
      slug: newTeamWords.slug,
      ownerEmail: applyForTeamWords.ownerEmail,
      ownerName: applyForTeamWords.ownerName,
    },
    check: ({ name, slug }) => teamProblems({ name, slug }),
    send: ({ name, slug, ...owner }, idempotencyKey) => {
      const byOperator = isOperator ? { ...owner, despiteLikeness: isMeant } : {};
      return createTeam({ input: { name, slug, ...byOperator, idempotencyKey } });
    },
    onDone: ({ team }, { ownerEmail }, { go }) => {
      flash(newTeamWords.created);
      go(ownerEmail === '' ? `/teams/${team.slug}` : '/operator');
    },
  });
  const { slug } = form.values;
  const state = useSlugState({ slug, own: null, teamId: null });
  const isTaken = state === 'notAvailable';
  return (
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
          {isOperator && (
            <>
              <TextField {...form.field('ownerEmail')} type="email" hint={applyForTeamWords.ownerEmailHint} />
              <TextField {...form.field('ownerName')} />
              <Checkbox
                id="despite-likeness"
                name="despite"
                label={operatorTeamWords.despite}
                value={isMeant}
                onChange={setMeant}
              />
            </>
          )}
          <FormActions>
            <Button
              type="submit"
              variant="primary"
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
  );
}
