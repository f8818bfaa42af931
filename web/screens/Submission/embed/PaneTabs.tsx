import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { PaneTabs_submission$key } from '#web/__generated__/PaneTabs_submission.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { panelComponent, resetPanelComponent } from '#web/screens/Submission/dock/panelComponents.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { PanelFailure } from '#web/screens/Submission/embed/PanelFailure.tsx';
import { usePanel } from '#web/screens/Submission/embed/usePanel.ts';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const stepTab = 'step';

interface PaneTabsProps {
  readonly submission: PaneTabs_submission$key;
  readonly timeZone: string;
  readonly label: string;
  /** panels as further tabs, in order, with their titles */
  readonly panels: Readonly<Partial<Record<SubmissionPanel, string>>>;
  readonly step: ReactNode;
}

/** A submission's step and panels as tabs, for use beside a list. */
export function PaneTabs({ submission, timeZone, label, panels: titles, step }: PaneTabsProps): ReactElement {
  const {
    id: submissionId,
    panels,
    unreadDiscussions,
  } = useFragment(
    graphql`
      fragment PaneTabs_submission on Submission {
        id
        panels
        unreadDiscussions
      }
    `,
    submission,
  );
  const { open, addressOf } = usePanel();
  const depart = useGuardedNavigation();
  const offered = (Object.keys(titles) as readonly SubmissionPanel[]).filter((panel) => panels.includes(panel));
  const selected = offered.find((panel) => panel === open) ?? stepTab;
  const select = (tab: string): void =>
    depart().go(addressOf(offered.find((panel) => panel === tab) ?? null), {
      replace: true,
      preventScrollReset: true,
    });
  const labelOf = (panel: SubmissionPanel): string =>
    taskWords.unread(titles[panel] ?? panel, panel === 'discussions' ? unreadDiscussions : 0);
  return (
    <Tabs
      label={label}
      selected={selected}
      onSelect={select}
      tabs={[
        { id: stepTab, label: taskWords.step, content: step },
        ...offered.map((panel) => ({
          id: panel,
          label: labelOf(panel),
          // The step stays mounted to keep its input; panels load when opened.
          content: selected === panel && <Beside panel={panel} submissionId={submissionId} timeZone={timeZone} />,
        })),
      ]}
      keepsAll
    />
  );
}

function Beside({ panel, ...props }: PanelProps & { readonly panel: SubmissionPanel }): ReactElement {
  return (
    <PanelFailure onAgain={() => resetPanelComponent(panel)}>
      <Suspense fallback={<FormSkeleton fields={2} />}>
        <PanelContent panel={panel} {...props} />
      </Suspense>
    </PanelFailure>
  );
}

/** Remounted after a failure, so that it picks up the newly loaded code. */
function PanelContent({ panel, ...props }: PanelProps & { readonly panel: SubmissionPanel }): ReactElement {
  const [Content] = useState(() => panelComponent(panel));
  return <Content {...props} />;
}
