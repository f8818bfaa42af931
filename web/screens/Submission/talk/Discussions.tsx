import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { Discussions_submission$key } from '#web/__generated__/Discussions_submission.graphql.ts';
import { discussionWords } from '#web/messages/discussionWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

import { StartDiscussion } from './StartDiscussion.tsx';
import { Talk } from './Talk.tsx';

interface DiscussionsProps {
  readonly submission: Discussions_submission$key;
  readonly timeZone: string;
}

/** What is talked about, besides what is asked for at the top of the page, and a way to begin. */
export function Discussions({ submission: key, timeZone }: DiscussionsProps): ReactElement | null {
  const { id, discussions, requestedChanges, availableActions } = useFragment(
    graphql`
      fragment Discussions_submission on Submission {
        id
        availableActions
        requestedChanges {
          id
        }
        discussions {
          id
          ...Talk_discussion
        }
      }
    `,
    key,
  );
  const [isStarting, setStarting] = useState(false);
  const above = new Set(requestedChanges.map((request) => request.id));
  const others = discussions.filter((discussion) => !above.has(discussion.id));
  const mayStart = availableActions.includes('startDiscussion');
  if (others.length === 0 && !mayStart) return null;
  return (
    <Card title={discussionWords.title}>
      {others.map((discussion) => (
        <Talk key={discussion.id} discussion={discussion} timeZone={timeZone} />
      ))}
      {mayStart &&
        (isStarting ? (
          <StartDiscussion
            submissionId={id}
            mayBeInternal={availableActions.includes('startInternalDiscussion')}
            onEnd={() => setStarting(false)}
          />
        ) : (
          <div>
            <Button icon="plus" onPress={() => setStarting(true)}>
              {discussionWords.start}
            </Button>
          </div>
        ))}
    </Card>
  );
}
