import type { ReactElement, ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { earlierRecordWords as words } from '#messages/lists/importWords.ts';
import type { EarlierRecordScreenQuery } from '#web/__generated__/EarlierRecordScreenQuery.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';

/** A read-only record imported from another system. */
export function EarlierRecordScreen({ query }: ScreenProps<EarlierRecordScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<EarlierRecordScreenQuery>(
    graphql`
      query EarlierRecordScreenQuery($id: ID!) @preloadable {
        viewer {
          timeZone
        }
        node(id: $id) {
          ... on ImportedFlow @alias(as: "record") {
            scopedId
            identifier
            status
            applicantName
            applicantEmail
            startedAt
            finishedAt
            importedAt
            importedBy
            fileName
            rowNumber
            masterTemplate {
              name
              team {
                name
              }
            }
            steps {
              name
              answers {
                fieldIdentity
                name
                text
              }
            }
          }
        }
      }
    `,
    query,
  );
  const record = node?.record;
  if (!record) throw new RequestError('notFound');
  const { masterTemplate: form, steps, startedAt, finishedAt } = record;
  const timeZone = viewer?.timeZone ?? 'UTC';
  const moment = (at: string | null | undefined): ReactNode => at && <RelativeTime at={at} timeZone={timeZone} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.identifier, record.identifier],
    [words.applicant, record.applicantName],
    [words.email, record.applicantEmail],
    [words.statusThere, record.status],
    [words.started, moment(startedAt)],
    [words.completed, moment(finishedAt)],
    [
      words.imported,
      <>
        {moment(record.importedAt)} {words.importedBy(record.importedBy)}
      </>,
    ],
  ];
  return (
    <>
      <PageTitle within={form.team.name} note={<StatusTag kind="submission" status="finished" />}>
        {words.title(form.name, record.scopedId)}
      </PageTitle>
      <Cards>
        <Alert tone="info" title={words.notice}>
          {words.noticeText(record.fileName, record.rowNumber)}
        </Alert>
        <Card title={words.record}>
          <DescriptionList facts={facts.filter(([, value]) => value != null && value !== '')} />
        </Card>
        {steps.map(({ name, answers }) => (
          <Card key={answers[0]?.fieldIdentity} title={name || words.answers}>
            <DescriptionList facts={answers.map((answer) => [answer.name || words.answers, answer.text])} />
          </Card>
        ))}
        {steps.length === 0 && <p>{words.noAnswers}</p>}
      </Cards>
    </>
  );
}
