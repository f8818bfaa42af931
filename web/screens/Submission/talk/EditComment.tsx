import type { ReactElement } from 'react';
import { EditWords } from '#web/screens/Submission/talk/EditWords.tsx';
import { useUpdateComment } from '#web/screens/Submission/talk/useUpdateComment.ts';

interface EditCommentProps {
  readonly id: string;
  readonly body: string;
  readonly onEnd: () => void;
}

export function EditComment({ id, body: written, onEnd }: EditCommentProps): ReactElement {
  const [update] = useUpdateComment();
  const save = (body: string) => update({ input: { commentId: id, body } });
  return <EditWords of="comment" draft={id} written={written} save={save} onEnd={onEnd} />;
}
