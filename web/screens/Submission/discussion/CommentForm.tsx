import type { ReactElement, ReactNode } from 'react';
import { discussionProblems } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { textDraft } from '#web/parts/textDrafts.ts';
import { useCommentOnDiscussion } from '#web/screens/Submission/discussion/useCommentOnDiscussion.ts';
import { useDiscussionDraft } from '#web/screens/Submission/discussion/useDiscussionDraft.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

interface AnswerFormProps {
  readonly discussionId: string;
  /** further buttons */
  readonly children?: ReactNode;
}

/** Reply form of a discussion. */
export function CommentForm({ discussionId, children }: AnswerFormProps): ReactElement {
  const [comment] = useCommentOnDiscussion();
  const form = useForm({
    initial: { body: textDraft(discussionId) },
    labels: { body: discussionWords.answer },
    check: ({ body }) => discussionProblems(body, 'comment'),
    send: ({ body }, idempotencyKey) => comment({ input: { discussionId, body, idempotencyKey } }),
    onDone: () => form.replace({ body: '' }),
  });
  useDiscussionDraft(discussionId, form.values.body);
  return (
    <Form label={null} {...form.form}>
      <TextArea {...form.field('body')} rows={2} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={discussionWords.sending}>
          {discussionWords.send}
        </Button>
        {children}
      </FormActions>
    </Form>
  );
}
