import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { launchWords } from '#messages/filling/launchWords.ts';
import type {
  OwnSubmissionsPage_form$data,
  OwnSubmissionsPage_form$key,
} from '#web/__generated__/OwnSubmissionsPage_form.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { requestLaunch } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { RenewLinks } from '#web/parts/RenewLinks.tsx';
import { launchedSubmissionPath } from '#web/parts/submissionPaths.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/PublicForm/Launch/OwnSubmissionsPage.module.css';

const words = launchWords.processes;

type Row = OwnSubmissionsPage_form$data['ownSubmissions'][number];

const columnsIn = (timeZone: string): readonly Column<Row>[] => [
  {
    id: 'id',
    title: words.id,
    cell: ({ id, customId, scopedId }) => <Link to={launchedSubmissionPath(id)}>#{customId ?? scopedId}</Link>,
  },
  { id: 'identifier', title: words.identifier, cell: ({ identifier }) => identifier },
  {
    id: 'started',
    title: words.started,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
  },
  {
    id: 'status',
    title: words.status,
    cell: (row) => (
      <span className={styles.standing}>
        <StatusTag kind="submission" status={row.status} />
        <RenewLinks submission={row} />
      </span>
    ),
  },
];

interface ProcessesPageProps {
  readonly form: OwnSubmissionsPage_form$key;
  readonly timeZone: string;
}

/** Shown first, because most returning people look for what they started. */
export function OwnSubmissionsPage({ form, timeZone }: ProcessesPageProps): ReactElement {
  const started = useLaunchForm();
  const depart = useGuardedNavigation();
  const { ownSubmissions } = useFragment(
    graphql`
      fragment OwnSubmissionsPage_form on MasterTemplate {
        ownSubmissions {
          id
          customId
          scopedId
          identifier
          createdAt
          status
          ...RenewLinks_submission
        }
      }
    `,
    form,
  );
  const startAnother = (): void => {
    requestLaunch(started.id, started.requirementId);
    depart().go(launchPath(started, '/launching'));
  };
  return (
    <>
      <PageTitle within={started.name}>{words.title}</PageTitle>
      <Table caption={words.title} columns={columnsIn(timeZone)} rows={ownSubmissions} keyOf={({ id }) => id} />
      <div>
        <Button onPress={startAnother}>{words.another}</Button>
      </div>
    </>
  );
}
