import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { outputWords } from '#messages/output/outputWords.ts';
import type { OutputPage_output$key } from '#web/__generated__/OutputPage_output.graphql.ts';
import OutputScreenNode, { type OutputScreenQuery } from '#web/__generated__/OutputScreenQuery.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { OutputActions } from '#web/screens/Outputs/OutputActions.tsx';
import { OutputDates } from '#web/screens/Outputs/OutputDates.tsx';
import { OutputDocument } from '#web/screens/Outputs/OutputDocument.tsx';
import { Renewal } from '#web/screens/Outputs/Renewal.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Outputs/OutputPage.module.css';

interface OutputPageProps {
  readonly output: OutputPage_output$key;
  readonly timeZone: string;
}

/** An issued permit or letter: its status, document, and actions. */
export function OutputPage({ output: key, timeZone }: OutputPageProps): ReactElement {
  const output = useFragment(
    graphql`
      fragment OutputPage_output on IssuedOutput {
        id
        name
        status
        issuedAt
        expiresAt
        submission {
          id
          scopedId
          customId
          masterTemplate {
            name
          }
          team {
            name
            timeZone
            ...useTownBranding_team
          }
        }
        originalOutput {
          formName
          submission {
            id
            scopedId
            customId
          }
        }
        ...OutputDocument_output
        ...Renewal_output
        ...OutputDates_output
        ...OutputActions_output
      }
    `,
    key,
  );
  const { id, name, status, issuedAt, expiresAt, submission, originalOutput } = output;
  useTownBranding(submission?.team ?? null);
  useSubmissionChanges<OutputScreenQuery>(submission?.id ?? null, OutputScreenNode, { id });
  const number = submission && (submission.customId ?? String(submission.scopedId));
  const renewed = originalOutput?.submission;
  return (
    <div className={styles.page}>
      <PageTitle within={submission?.team.name ?? ''} note={submission?.team.name}>
        {name}
      </PageTitle>
      <DescriptionList
        facts={[
          [outputWords.status, <StatusTag key="status" kind="output" status={status} />],
          ...(issuedAt
            ? [[outputWords.issued, <RelativeTime key="issued" at={issuedAt} timeZone={timeZone} />] as const]
            : []),
          [
            outputWords.expires,
            expiresAt ? <RelativeTime key="expires" at={expiresAt} timeZone={timeZone} /> : outputWords.forEver,
          ],
          ...(submission && number
            ? [
                [
                  outputWords.submission,
                  <Link key="submission" to={submissionPath(submission.id)}>
                    {outputWords.of(submission.masterTemplate.name, number)}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(originalOutput && renewed
            ? [
                [
                  outputWords.renews,
                  <Link key="renews" to={submissionPath(renewed.id)}>
                    {outputWords.of(originalOutput.formName, renewed.customId ?? String(renewed.scopedId))}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      <Card title={outputWords.paper} isTitleHidden>
        <OutputDocument output={output} />
      </Card>
      <Renewal output={output} />
      {submission && <OutputDates output={output} timeZone={submission.team.timeZone} />}
      <OutputActions output={output} />
    </div>
  );
}
