import type { ReactElement } from 'react';
import { EditMessage } from '#web/screens/Submission/discussion/EditMessage.tsx';
import { useUpdateDiscussionComment } from '#web/screens/Submission/discussion/useUpdateDiscussionComment.ts';

interface EditCommentProps {
  readonly id: string;
  readonly body: string;
  readonly onEnd: () => void;
}

export function EditComment({ id, body: written, onEnd }: EditCommentProps): ReactElement {
  const [update] = useUpdateDiscussionComment();
  const save = (body: string) => update({ input: { commentId: id, body } });
  return <EditMessage of="comment" draft={id} written={written} save={save} onEnd={onEnd} />;
}
