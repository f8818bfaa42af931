import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { accessOf } from '#domain/template/manager.ts';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import { formFrameWords, overviewWords } from '#messages/form/formWords.ts';
import { versionHistoryWords } from '#messages/form/versionHistoryWords.ts';
import type { OverviewScreenQuery } from '#web/__generated__/OverviewScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormStatistics } from '#web/screens/Templates/Overview/FormStatistics.tsx';
import { ZonedDate } from '#web/screens/Templates/Overview/ZonedDate.tsx';
import { versionsPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from '#web/charts/charts.module.css';

/** A published form and its statistics. */
export function OverviewScreen({ query }: ScreenProps<OverviewScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<OverviewScreenQuery>(
    graphql`
      query OverviewScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            ...FormStatistics_form
            id
            slug
            availableActions
            team {
              slug
              timeZone
            }
            publishedVersion {
              version
              publishedAt
              steps {
                name
              }
            }
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form) throw new RequestError('notFound');
  const { id, slug, availableActions, team, publishedVersion } = form;
  if (!publishedVersion) {
    return (
      <EmptyState drawing="paper" title={overviewWords.notInUse}>
        {overviewWords.notInUseText}
      </EmptyState>
    );
  }
  const address = `${location.origin}/${team.slug}/${slug}`;
  const { version, publishedAt, steps } = publishedVersion;
  return (
    <div className={styles.page}>
      <FormStatistics form={form} />
      <Cards>
        <Card title={overviewWords.version}>
          <DescriptionList
            facts={[
              [overviewWords.version, formFrameWords.version(version)],
              [
                overviewWords.publishedAt,
                publishedAt ? <ZonedDate key="day" at={publishedAt} timeZone={team.timeZone} /> : '',
              ],
              [overviewWords.steps, steps.map(({ name }, place) => name ?? stepsWords.untitled(place + 1)).join(' → ')],
              [
                overviewWords.address,
                <a key="address" href={address}>
                  {address}
                </a>,
              ],
            ]}
          />
          <FormActions>
            <CopyButton text={address} done={overviewWords.copied}>
              {overviewWords.copy}
            </CopyButton>
            {accessOf(availableActions) !== 'read' && (
              <ButtonLink to={versionsPath(id)}>{versionHistoryWords.link}</ButtonLink>
            )}
          </FormActions>
        </Card>
      </Cards>
    </div>
  );
}
