import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { domainProblems } from '#domain/team/team.ts';
import { teamDomainWords as words } from '#messages/team/teamDomainWords.ts';
import type { TeamDomainsCard_team$key } from '#web/__generated__/TeamDomainsCard_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { TeamDomainRow } from '#web/screens/Teams/Settings/TeamDomainRow.tsx';
import { useAddTeamDomain } from '#web/screens/Teams/Settings/useAddTeamDomain.ts';
import { useLiveTeamDomains } from '#web/screens/Teams/Settings/useLiveTeamDomains.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Settings/TeamDomains.module.css';

export function TeamDomainsCard({ team }: { readonly team: TeamDomainsCard_team$key }): ReactElement {
  const { id, slug, domains } = useFragment(
    graphql`
      fragment TeamDomainsCard_team on Team {
        id
        slug
        domains {
          id
          domain
          ...TeamDomainRow_domain
        }
      }
    `,
    team,
  );
  useLiveTeamDomains(id, slug);
  const [addTeamDomain] = useAddTeamDomain();
  const form = useForm({
    initial: { domain: '' },
    labels: { domain: words.label },
    check: ({ domain }) =>
      domainProblems(
        domain,
        domains.map((each) => each.domain),
      ),
    send: ({ domain }, idempotencyKey) => addTeamDomain({ input: { teamId: id, domain, idempotencyKey } }),
    fault: words.addFailed,
    onDone: () => {
      form.replace({ domain: '' });
      flash(words.added);
    },
  });
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      {domains.length > 0 && (
        <ul className={styles.list} aria-label={words.list}>
          {domains.map((domain) => (
            <TeamDomainRow key={domain.id} domain={domain} slug={slug} />
          ))}
        </ul>
      )}
      <Form label={words.title} {...form.form}>
        <TextField {...form.field('domain')} hint={words.hint} inputMode="url" />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={words.adding} icon="plus">
            {words.add}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
