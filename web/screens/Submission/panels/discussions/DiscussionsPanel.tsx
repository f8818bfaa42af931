import { useState, type ReactElement } from 'react';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { PanelFailure } from '#web/screens/Submission/embed/PanelFailure.tsx';
import { DiscussionList } from '#web/screens/Submission/panels/discussions/DiscussionList.tsx';
import { DiscussionView } from '#web/screens/Submission/panels/discussions/DiscussionView.tsx';
import { NewDiscussion } from '#web/screens/Submission/panels/discussions/NewDiscussion.tsx';
import { useDiscussionRoute } from '#web/screens/Submission/panels/discussions/useDiscussionRoute.ts';

/** The discussion list, one discussion, or the form for a new one. */
export function DiscussionsPanel(props: PanelProps): ReactElement {
  return (
    <PanelFailure sentence={discussionPanelWords.failed}>
      <Talks {...props} />
    </PanelFailure>
  );
}

function Talks({ submissionId, timeZone }: PanelProps): ReactElement {
  const { discussionId, isStarting } = useDiscussionRoute();
  const here = isStarting ? 'new' : (discussionId ?? 'list');
  // The previous place within the panel. On first opening, the panel's heading takes focus instead.
  const [way, setWay] = useState<{ readonly here: string; readonly cameFrom: string | null }>({ here, cameFrom: null });
  if (way.here !== here) setWay({ here, cameFrom: way.here });
  const cameFrom = way.here === here ? way.cameFrom : way.here;
  if (isStarting) return <NewDiscussion submissionId={submissionId} />;
  if (discussionId === null)
    return <DiscussionList submissionId={submissionId} timeZone={timeZone} cameFrom={cameFrom} />;
  return (
    <DiscussionView key={discussionId} {...{ submissionId, discussionId, timeZone }} hasCome={cameFrom !== null} />
  );
}
