import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formsWords } from '#messages/form/formWords.ts';
import type { OtherForms_query$key } from '#web/__generated__/OtherForms_query.graphql.ts';
import type { OtherFormsMoreQuery } from '#web/__generated__/OtherFormsMoreQuery.graphql.ts';
import { FormCard } from '#web/screens/Templates/FormIndex/FormCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

const page = 40;

interface OtherFormsProps {
  readonly query: OtherForms_query$key;
  /** starred forms already shown above */
  readonly above: ReadonlySet<string>;
}

/** Forms of teams the viewer isn't on. Listed in full, because no other page has them all. Decision 0005. */
export function OtherForms({ query, above }: OtherFormsProps): ReactElement | null {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<OtherFormsMoreQuery, OtherForms_query$key>(
    graphql`
      fragment OtherForms_query on Query
      @refetchable(queryName: "OtherFormsMoreQuery")
      @argumentDefinitions(
        filter: { type: "TemplateFilter", defaultValue: all }
        count: { type: "Int", defaultValue: 16 }
        cursor: { type: "String" }
      ) {
        otherForms(filter: $filter, order: shown, first: $count, after: $cursor)
          @connection(key: "OtherForms_otherForms") {
          edges {
            node {
              id
              ...FormCard_form
            }
          }
        }
      }
    `,
    query,
  );
  const shown = data.otherForms.edges.map(({ node }) => node).filter(({ id }) => !above.has(id));
  if (shown.length === 0 && !hasNext) return null;
  return (
    <section className={styles.group} aria-label={formsWords.others}>
      <h2>{formsWords.others}</h2>
      <ul className={styles.cards}>
        {shown.map((form) => (
          <li key={form.id}>
            <FormCard form={form} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} onPress={() => loadNext(page)}>
            {formsWords.more}
          </Button>
        </div>
      )}
    </section>
  );
}
