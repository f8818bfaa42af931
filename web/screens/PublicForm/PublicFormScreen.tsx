import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import type { PublicFormScreenQuery } from '#web/__generated__/PublicFormScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { costRange, costSentence } from '#web/screens/PublicForm/costSentence.ts';
import { formHead } from '#web/screens/PublicForm/formHead.ts';
import { FormTabs } from '#web/screens/PublicForm/FormTabs.tsx';
import { StartForm } from '#web/screens/PublicForm/StartForm.tsx';
import { StepBreakdown } from '#web/screens/PublicForm/StepBreakdown.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/PublicForm/PublicFormScreen.module.css';

/** A form's public page: purpose, time, cost, and Start. */
export function PublicFormScreen({ query }: ScreenProps<PublicFormScreenQuery>): ReactElement {
  const { viewer, publicForm: form } = usePreloadedQuery<PublicFormScreenQuery>(
    graphql`
      query PublicFormScreenQuery($teamSlug: String!, $slug: String!) @preloadable {
        viewer {
          __typename
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          name
          description
          typicalTime
          bannerUrl
          slug
          category {
            name
          }
          ...FormTabs_form
          publicStatistics {
            medianTimeInWords
            lowestCostCents
            highestCostCents
          }
          team {
            name
            slug
            ...TownShell_team
          }
          publishedVersion {
            steps {
              type
              config {
                mode
                amountCents
              }
            }
            ...StepBreakdown_version
          }
          ...StartForm_form
        }
      }
    `,
    query,
  );
  usePageHead(form ? formHead(form, form.category?.name ?? null) : {});
  if (!form) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, description, typicalTime, bannerUrl, team, publishedVersion, publicStatistics } = form;
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase())
    return <Redirect to={`/${team.slug}/${form.slug}`} />;
  const payments = (publishedVersion?.steps ?? []).flatMap(({ type, config }) =>
    type === 'PaymentStep' && config ? [{ mode: config.mode, amountCents: config.amountCents }] : [],
  );
  const cost = costSentence(payments);
  const isOpen = payments.some(({ mode }) => mode !== 'flat');
  const usualTime = publicStatistics?.medianTimeInWords;
  const time = typicalTime && usualTime ? publicFormWords.lately(typicalTime, usualTime) : (typicalTime ?? usualTime);
  const paid = costRange(publicStatistics?.lowestCostCents ?? null, publicStatistics?.highestCostCents ?? null);
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)}>
      {bannerUrl && <img className={styles.banner} src={bannerUrl} alt="" />}
      <PageTitle within={team.name}>{name}</PageTitle>
      <FormTabs form={form} />
      {description && <SafeHtml html={description} />}
      <StartForm form={form} isSignedIn={Boolean(viewer)} />
      <DescriptionList
        facts={[
          ...(time ? [[publicFormWords.typicalTime, time] as const] : []),
          [publicFormWords.cost, isOpen && paid ? publicFormWords.lately(cost, paid) : cost],
        ]}
      />
      {publishedVersion && <StepBreakdown version={publishedVersion} team={team.name} />}
    </TownShell>
  );
}
