import { Suspense, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { libraryFormWords as words } from '#messages/operator/teamFeatureWords.ts';
import type { LibraryForms_team$key } from '#web/__generated__/LibraryForms_team.graphql.ts';
import type { LibraryFormsMoreQuery } from '#web/__generated__/LibraryFormsMoreQuery.graphql.ts';
import type { LibraryFormsQuery } from '#web/__generated__/LibraryFormsQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { useAction } from '#web/parts/form/useAction.ts';
import { useSetLibraryForm } from '#web/screens/Operator/Teams/useSetLibraryForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Operator/Teams/ManageTeam.module.css';

/** The team's forms that can be in the library, which every team can start from. */
export function LibraryForms({ teamId }: { readonly teamId: string }): ReactElement {
  return (
    <section className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      <Suspense fallback={<p>{words.loading}</p>}>
        <ClonableForms teamId={teamId} />
      </Suspense>
    </section>
  );
}

function ClonableForms({ teamId }: { readonly teamId: string }): ReactElement {
  const { node } = useLazyLoadQuery<LibraryFormsQuery>(
    graphql`
      query LibraryFormsQuery($id: ID!) {
        node(id: $id) {
          ... on Team @alias(as: "team") {
            ...LibraryForms_team
          }
        }
      }
    `,
    { id: teamId },
    // A form may have been published or opened for cloning since the dialog was last open.
    { fetchPolicy: 'network-only' },
  );
  return node?.team ? <FormList team={node.team} /> : <p>{words.none}</p>;
}

function FormList({ team }: { readonly team: LibraryForms_team$key }): ReactElement {
  const { data, ...paging } = usePaginationFragment<LibraryFormsMoreQuery, LibraryForms_team$key>(
    graphql`
      fragment LibraryForms_team on Team
      @refetchable(queryName: "LibraryFormsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        clonableForms(first: $count, after: $cursor) @connection(key: "LibraryForms_clonableForms") {
          edges {
            node {
              id
              name
              isLibrary
            }
          }
        }
      }
    `,
    team,
  );
  const [setLibraryForm] = useSetLibraryForm();
  const saving = useAction(
    (form: { readonly id: string; readonly isLibrary: boolean }) =>
      setLibraryForm({ input: { masterTemplateId: form.id, isLibrary: form.isLibrary } }),
    (_done, { isLibrary }) => flash(isLibrary ? words.added : words.removed),
  );
  const forms = data.clonableForms.edges.map(({ node }) => node);
  if (forms.length === 0) return <p>{words.none}</p>;
  return (
    <>
      {forms.map(({ id, name, isLibrary }) => (
        <Checkbox
          key={id}
          id={`library${id}`}
          name={id}
          label={name}
          value={saving.pending?.id === id ? saving.pending.isLibrary : isLibrary}
          onChange={(value) => saving.run({ id, isLibrary: value })}
        />
      ))}
      <Refusal sentence={saving.refusal} />
      <MoreEntries label={words.more} {...paging} />
    </>
  );
}
