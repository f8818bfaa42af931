import { useId, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import type { SurveyResponses_step$key } from '#web/__generated__/SurveyResponses_step.graphql.ts';
import type { SurveyResponsesMoreQuery } from '#web/__generated__/SurveyResponsesMoreQuery.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { surveyResponsePath } from '#web/parts/submissionPaths.ts';
import { ExportSurvey } from '#web/screens/Submission/steps/survey/ExportSurvey.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from '#web/screens/Submission/steps/survey/SurveyStaffView.module.css';

const page = 20;

interface SurveyResponsesProps {
  readonly step: SurveyResponses_step$key;
  readonly submissionId: string;
}

/** Survey responses, newest first. */
export function SurveyResponses({ step, submissionId }: SurveyResponsesProps): ReactElement {
  const headingId = useId();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SurveyResponsesMoreQuery,
    SurveyResponses_step$key
  >(
    graphql`
      fragment SurveyResponses_step on ActiveStep
      @refetchable(queryName: "SurveyResponsesMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        surveyResponses(first: $count, after: $cursor) @connection(key: "SurveyResponses_surveyResponses") {
          edges {
            node {
              id
              scopedId
              email
              createdAt
            }
          }
        }
      }
    `,
    step,
  );
  const rows = data.surveyResponses.edges.map(({ node }) => node);
  const timeZone = browserTimeZone();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{words.responses}</h3>
        {rows.length > 0 && <ExportSurvey activeStepId={data.id} of="responses" />}
      </div>
      {rows.length === 0 ? (
        <p>{words.noResponses}</p>
      ) : (
        <Table
          caption={words.responses}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'number',
              title: words.answer,
              cell: ({ id, scopedId }) => (
                <Link to={surveyResponsePath(submissionId, id)}>{words.response(scopedId)}</Link>
              ),
            },
            {
              id: 'email',
              title: words.from,
              cell: ({ email }) => (email ? <EmailAddress>{email}</EmailAddress> : words.unnamed),
            },
            {
              id: 'submitted',
              title: words.submitted,
              cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
            },
          ]}
        />
      )}
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} pendingLabel={words.loading} onPress={() => void loadNext(page)}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}
