import { useId, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import type { SurveyInvitations_step$key } from '#web/__generated__/SurveyInvitations_step.graphql.ts';
import type { SurveyInvitationsMoreQuery } from '#web/__generated__/SurveyInvitationsMoreQuery.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { surveyResponsePath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { ExportSurvey } from '#web/screens/Submission/steps/survey/ExportSurvey.tsx';
import { useRemindInvitee } from '#web/screens/Submission/steps/survey/useRemindInvitee.ts';
import { useRemindInvitees } from '#web/screens/Submission/steps/survey/useRemindInvitees.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from '#web/screens/Submission/steps/survey/SurveyStaffView.module.css';

const page = 20;

interface SurveyInvitationsProps {
  readonly step: SurveyInvitations_step$key;
  readonly submissionId: string;
  readonly mayRemind: boolean;
}

/** Invitations with sender, time, and outcome, and a button to remind. */
export function SurveyInvitations({ step, submissionId, mayRemind }: SurveyInvitationsProps): ReactElement {
  const headingId = useId();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SurveyInvitationsMoreQuery,
    SurveyInvitations_step$key
  >(
    graphql`
      fragment SurveyInvitations_step on ActiveStep
      @refetchable(queryName: "SurveyInvitationsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        surveyInvitations(first: $count, after: $cursor) @connection(key: "SurveyInvitations_surveyInvitations") {
          edges {
            node {
              id
              email
              createdAt
              lastRemindedAt
              remindableAt
              sentBy {
                name
              }
              response {
                id
                scopedId
              }
            }
          }
        }
      }
    `,
    step,
  );
  const [remind] = useRemindInvitee();
  const [remindAll] = useRemindInvitees();
  const said = (): void => flash(words.remindedDone);
  const reminding = useAction((surveyInvitationId: string) => remind({ input: { surveyInvitationId } }), said);
  const all = useAction((activeStepId: string) => remindAll({ input: { activeStepId } }), said);
  const now = useNow();
  const timeZone = browserTimeZone();
  const rows = data.surveyInvitations.edges.map(({ node }) => node);
  const refusal = reminding.refusal ?? all.refusal;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{words.invitations}</h3>
        {rows.length > 0 && (
          <div className={styles.actions}>
            {mayRemind && (
              <Button
                icon="mail"
                isPending={all.pending !== null}
                pendingLabel={words.reminding}
                onPress={() => all.run(data.id)}
              >
                {words.remindAll}
              </Button>
            )}
            <ExportSurvey activeStepId={data.id} of="invitations" />
          </div>
        )}
      </div>
      <Refusal sentence={refusal} />
      {rows.length === 0 ? (
        <p>{words.nobodyInvited}</p>
      ) : (
        <Table
          caption={words.invitations}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { id: 'email', title: words.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
            {
              id: 'invited',
              title: words.invited,
              cell: ({ createdAt, sentBy }) => (
                <span>
                  <RelativeTime at={createdAt} timeZone={timeZone} /> {sentBy && words.by(sentBy.name)}
                </span>
              ),
            },
            {
              id: 'reminded',
              title: words.reminded,
              cell: ({ lastRemindedAt }) =>
                lastRemindedAt ? <RelativeTime at={lastRemindedAt} timeZone={timeZone} /> : words.never,
            },
            {
              id: 'answer',
              title: words.answer,
              cell: ({ id, email, response, remindableAt }) => {
                if (response)
                  return (
                    <Link to={surveyResponsePath(submissionId, response.id)}>{words.response(response.scopedId)}</Link>
                  );
                if (!mayRemind || remindableAt == null) return words.notYet;
                return (
                  <Button
                    variant="quiet"
                    label={words.remindOf(email)}
                    isPending={reminding.pending === id}
                    blockedBecause={new Date(remindableAt) > now ? words.remindLater : null}
                    isReasonShown={false}
                    onPress={() => reminding.run(id)}
                  >
                    {words.remind}
                  </Button>
                );
              },
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
