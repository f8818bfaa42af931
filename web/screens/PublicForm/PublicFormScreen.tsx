import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { PublicFormScreenQuery } from '#web/__generated__/PublicFormScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import { UnclaimedNotice } from '#web/parts/town/UnclaimedNotice.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { BeforeYouStart } from '#web/screens/PublicForm/BeforeYouStart.tsx';
import { CombinedForms } from '#web/screens/PublicForm/CombinedForms.tsx';
import { PublicFormBanner } from '#web/screens/PublicForm/face/PublicFormBanner.tsx';
import { PublicFormDescription } from '#web/screens/PublicForm/face/PublicFormDescription.tsx';
import { FormFacts } from '#web/screens/PublicForm/FormFacts.tsx';
import { formHead } from '#web/screens/PublicForm/formHead.ts';
import { FormHelp } from '#web/screens/PublicForm/FormHelp.tsx';
import { FormTabs } from '#web/screens/PublicForm/FormTabs.tsx';
import { StartForm } from '#web/screens/PublicForm/StartForm.tsx';
import { StepBreakdown } from '#web/screens/PublicForm/StepBreakdown.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/PublicForm/PublicFormScreen.module.css';

/** A form's public page: purpose, what to have ready, time, cost, who does what, and Start. */
export function PublicFormScreen({ query }: ScreenProps<PublicFormScreenQuery>): ReactElement {
  const { viewer, publicForm: form } = usePreloadedQuery<PublicFormScreenQuery>(
    graphql`
      query PublicFormScreenQuery($teamSlug: String!, $slug: String!) @preloadable {
        viewer {
          __typename
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          name
          slug
          bannerUrl
          ...PublicFormBanner_form
          ...PublicFormDescription_form
          ...formHead_form
          ...FormTabs_form
          ...FormFacts_form
          ...FormHelp_form
          ...StepBreakdown_form
          ...StartForm_form
          publishedVersion {
            ...BeforeYouStart_version
          }
          team {
            name
            slug
            ...TownShell_team
            ...UnclaimedNotice_team
          }
          ...CombinedForms_form
        }
      }
    `,
    query,
  );
  usePageHead(form ? formHead(form) : {});
  if (!form) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, team, bannerUrl, publishedVersion } = form;
  const isSignedIn = Boolean(viewer);
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase())
    return <Redirect to={`/${team.slug}/${form.slug}`} />;
  return (
    <TownShell team={team} isSignedIn={isSignedIn} isWide hasBanner={!bannerUrl}>
      <div className={styles.page}>
        <PublicFormBanner form={form} />
        <PageTitle within={team.name}>{name}</PageTitle>
        <FormTabs form={form} />
        <PublicFormDescription form={form} />
        <UnclaimedNotice team={team} />
        <div className={styles.card}>
          <StartForm form={form} isSignedIn={isSignedIn} />
          <FormFacts form={form} />
        </div>
        {publishedVersion && <BeforeYouStart version={publishedVersion} isSignedIn={isSignedIn} />}
        <StepBreakdown form={form} />
        <CombinedForms form={form} />
        <FormHelp form={form} />
      </div>
    </TownShell>
  );
}
