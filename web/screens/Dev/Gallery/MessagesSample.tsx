import type { ReactElement } from 'react';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { flash } from '#web/ui/flashes.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { statuses, type StatusKind, type StatusOf } from '#web/ui/statuses.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

const tones = ['info', 'success', 'warning', 'danger'] as const;

export function MessagesSample(): ReactElement {
  return (
    <>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title="Please verify your email" action={<Button>Send again</Button>}>
          We sent a link to ann@example.gov.
        </Alert>
      ))}
      <ErrorSummary
        mistakes={[
          { fieldId: 'type', sentence: 'Email must look like an email' },
          { fieldId: null, sentence: 'The information on this page is out of date.' },
        ]}
      />
      <div className={styles.row}>
        {tones.map((tone) => (
          <Button key={tone} onPress={() => flash('Role updated', tone)}>
            Flash {tone}
          </Button>
        ))}
        <Spinner />
      </div>
      {Object.entries(statuses).map(([kind, faces]) => (
        <div key={kind} className={styles.row}>
          {Object.keys(faces).map((status) => (
            <StatusTag key={status} kind={kind as StatusKind} status={status as StatusOf<StatusKind>} />
          ))}
        </div>
      ))}
      <EmptyState
        drawing="gate"
        title="No teams yet"
        action={<Button variant="primary">Create your first team</Button>}
      >
        Teams publish forms and handle what residents send. Ask a coworker for an invite, or create one.
      </EmptyState>
      <LoadingRegion what="roles">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="third" />
        <Skeleton shape="control" />
      </LoadingRegion>
    </>
  );
}
