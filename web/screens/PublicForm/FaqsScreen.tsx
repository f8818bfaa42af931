import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { formHelpWords } from '#messages/filling/formPageWords.ts';
import { publicFormWords as words } from '#messages/filling/publicFormWords.ts';
import type { FaqsScreenQuery } from '#web/__generated__/FaqsScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import { plainId } from '#web/relay/plainId.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormFacts } from '#web/screens/PublicForm/FormFacts.tsx';
import { FormTabs } from '#web/screens/PublicForm/FormTabs.tsx';
import { StartForm } from '#web/screens/PublicForm/StartForm.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/PublicForm/FaqsScreen.module.css';
import layout from '#web/screens/PublicForm/PublicFormScreen.module.css';

export function FaqsScreen({ query }: ScreenProps<FaqsScreenQuery>): ReactElement {
  const { viewer, publicForm: form } = usePreloadedQuery<FaqsScreenQuery>(
    graphql`
      query FaqsScreenQuery($teamSlug: String!, $slug: String!) @preloadable {
        viewer {
          __typename
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          id
          name
          slug
          isManageable
          ...FormTabs_form
          ...FormFacts_form
          ...StartForm_form
          faqs {
            id
            question
            answer
          }
          team {
            slug
            ...TownShell_team
          }
        }
      }
    `,
    query,
  );
  if (!form) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { id: formId, name, slug, team, faqs, isManageable } = form;
  const page = `/${team.slug}/${slug}`;
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase()) return <Redirect to={`${page}/faqs`} />;
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)} isWide>
      <div className={layout.page}>
        <PageTitle within={name} crumbs={[{ label: name, to: page }]}>
          {words.faqs}
        </PageTitle>
        <FormTabs form={form} />
        {faqs.length === 0 && <p>{words.noFaqs}</p>}
        {isManageable && (
          <p>
            <Link to={`/workflows/${plainId(formId)}/configuration?tab=publicPage`}>{formHelpWords.editFaqs}</Link>
          </p>
        )}
        {faqs.map(({ id, question, answer }) => (
          <section key={id} className={styles.faq} aria-labelledby={id}>
            <h2 id={id}>{question}</h2>
            <SafeHtml html={answer} />
          </section>
        ))}
        <div className={layout.card}>
          <StartForm form={form} isSignedIn={Boolean(viewer)} />
          <FormFacts form={form} />
        </div>
      </div>
    </TownShell>
  );
}
