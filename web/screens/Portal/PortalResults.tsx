import { useId, useState, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { portalWords as words } from '#messages/filling/portalWords.ts';
import type { PortalResultsQuery } from '#web/__generated__/PortalResultsQuery.graphql.ts';
import { PortalCards } from '#web/parts/portal/PortalCards.tsx';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Portal/PortalForms.module.css';

const page = 20;
/** The server's largest page. No one reads this far in a search. */
const most = 100;

interface PortalResultsProps {
  readonly teamSlug: string;
  readonly term: string;
  readonly category: string | null;
  readonly supportEmail: string | null;
  readonly onSeeAll: () => void;
}

/** The forms that the typed words find, or those of a category. */
export function PortalResults({ teamSlug, term, category, supportEmail, onSeeAll }: PortalResultsProps): ReactElement {
  const id = useId();
  const [shown, setShown] = useState({ of: '', first: page });
  const subject = JSON.stringify([term, category]);
  const first = shown.of === subject ? shown.first : page;
  const { data, isLoading, hasFailed, refetch } = useQueryResponse<PortalResultsQuery>(
    graphql`
      query PortalResultsQuery($teamSlug: String!, $search: String!, $categoryId: ID, $first: Int!) {
        teamBySlug(slug: $teamSlug) {
          portalForms(search: $search, categoryId: $categoryId, first: $first) {
            totalCount
            edges {
              node {
                ...PortalCards_forms
              }
            }
          }
        }
      }
    `,
    { teamSlug, search: term, categoryId: category, first },
  );
  if (hasFailed) {
    return (
      <Alert tone="danger" isLive action={<Button onPress={refetch}>{words.retry}</Button>}>
        {words.failed}
      </Alert>
    );
  }
  const found = data?.teamBySlug?.portalForms;
  const forms = (found?.edges ?? []).map(({ node }) => node);
  const total = found?.totalCount ?? 0;
  const status = term === '' ? words.found(total) : words.foundFor(total, term);
  return (
    <section className={styles.results} aria-labelledby={id} data-stale={isLoading || undefined}>
      <VisuallyHidden>
        <h2 id={id}>{words.forms}</h2>
      </VisuallyHidden>
      <output className={styles.found}>{found ? status : words.searching}</output>
      {found && forms.length === 0 ? (
        <EmptyState
          drawing="lens"
          title={words.none}
          action={
            <div className={styles.next}>
              <Button onPress={onSeeAll}>{words.seeAll}</Button>
              {supportEmail && (
                <p>
                  {words.askOffice} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
                </p>
              )}
            </div>
          }
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <PortalCards forms={forms} labelledBy={id} />
      )}
      {found && total > forms.length && first < most && (
        <div>
          <Button
            isPending={isLoading}
            pendingLabel={words.loading}
            onPress={() => setShown({ of: subject, first: Math.min(first + page, most) })}
          >
            {words.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}
