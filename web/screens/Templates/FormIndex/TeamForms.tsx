import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formsWords } from '#messages/form/formWords.ts';
import type { TeamForms_starred$key } from '#web/__generated__/TeamForms_starred.graphql.ts';
import type { TeamForms_team$key } from '#web/__generated__/TeamForms_team.graphql.ts';
import { FormCard } from '#web/screens/Templates/FormIndex/FormCard.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

interface TeamFormsProps {
  readonly team: TeamForms_team$key;
  /** forms of the team that were starred when the page loaded */
  readonly starred: TeamForms_starred$key;
  readonly atMost: number;
}

/** A team's forms without a star, with a link to all its forms. */
export function TeamForms({ team, starred: starredKey, atMost }: TeamFormsProps): ReactElement {
  const { name, slug, enableFormCreation, availableActions, masterTemplates } = useFragment(
    graphql`
      fragment TeamForms_team on Team @argumentDefinitions(filter: { type: "TemplateFilter", defaultValue: all }) {
        name
        slug
        enableFormCreation
        availableActions
        masterTemplates(filter: $filter, isStarred: false, order: shown, first: 16) {
          totalCount
          edges {
            node {
              id
              name
              isStarred
              ...FormCard_form
            }
          }
        }
      }
    `,
    team,
  );
  const starred = useFragment(
    graphql`
      fragment TeamForms_starred on MasterTemplate @relay(plural: true) {
        id
        name
        isStarred
        ...FormCard_form
      }
    `,
    starredKey,
  );
  const listed = masterTemplates.edges.map(({ node }) => node);
  // Stars may have changed since the page loaded.
  const forms = [...listed, ...starred];
  const rest = forms.filter(({ isStarred }) => !isStarred).toSorted(byName);
  const total = masterTemplates.totalCount + starred.length;
  const isMore = total - (forms.length - rest.length) > Math.min(atMost, rest.length);
  const all = `/teams/${slug}/master_templates`;
  return (
    <section className={styles.group} aria-label={formsWords.ofTeam(name)}>
      <h3>
        <Link to={all} className={styles.team}>
          {name}
        </Link>
      </h3>
      <ul className={styles.cards}>
        {rest.slice(0, atMost).map((form) => (
          <li key={form.id}>
            <FormCard form={form} />
          </li>
        ))}
        {enableFormCreation && availableActions.includes('createForm') && (
          <li>
            <Link to={`/workflows/new?team=${slug}`} className={styles.create}>
              <Icon name="plus" />
              {formsWords.create}
            </Link>
          </li>
        )}
      </ul>
      {isMore && (
        <p>
          <Link to={all}>{formsWords.viewAll(total)}</Link>
        </p>
      )}
    </section>
  );
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name, 'en');
