import { useId, useState, type ReactElement } from 'react';
import { discussionTypes, type DiscussionType } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import { DiscussionTypeField } from '#web/screens/Submission/discussion/DiscussionTypeField.tsx';
import { EditMessage } from '#web/screens/Submission/discussion/EditMessage.tsx';
import { useUpdateDiscussion } from '#web/screens/Submission/discussion/useUpdateDiscussion.ts';
import { Alert } from '#web/ui/Alert.tsx';

interface EditDiscussionProps {
  readonly id: string;
  readonly body: string;
  readonly type: DiscussionType;
  readonly mayChangeType: boolean;
  readonly onEnd: () => void;
}

/** Edits a discussion's first message; staff can also change its type. */
export function EditDiscussion({ id, body, type: was, mayChangeType, onEnd }: EditDiscussionProps): ReactElement {
  const [update] = useUpdateDiscussion();
  const [type, setType] = useState<string>(was);
  const field = { id: useId(), name: 'type', label: discussionWords.whoReads, value: type, onChange: setType };
  const save = (words: string) => {
    const wanted = discussionTypes.find((each) => each === type && each !== was);
    return update({ input: { discussionId: id, body: words, ...(wanted ? { type: wanted } : {}) } });
  };
  return (
    <EditMessage of="discussion" draft={`${id}.edit`} written={body} save={save} onEnd={onEnd}>
      {mayChangeType && <DiscussionTypeField {...field} />}
      {type !== was && (
        <Alert tone="warning" isLive>
          {was === 'InternalDiscussion' ? discussionWords.madePublic : discussionWords.madeInternal}
        </Alert>
      )}
    </EditMessage>
  );
}
