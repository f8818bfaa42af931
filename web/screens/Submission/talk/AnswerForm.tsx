import type { ReactElement, ReactNode } from 'react';

import { discussionProblems } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#web/messages/discussionWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

import { useCommentOnDiscussion } from './useCommentOnDiscussion.ts';

interface AnswerFormProps {
  readonly discussionId: string;
  /** What else can be done here. */
  readonly children?: ReactNode;
}

/** Where something is said in a discussion. */
export function AnswerForm({ discussionId, children }: AnswerFormProps): ReactElement {
  const [comment] = useCommentOnDiscussion();
  const empty = { body: '' };
  const form = useForm({
    initial: empty,
    labels: { body: discussionWords.answer },
    check: ({ body }) => discussionProblems(body, 'comment'),
    send: ({ body }, idempotencyKey) => comment({ input: { discussionId, body, idempotencyKey } }),
    onDone: () => form.replace(empty),
  });
  return (
    <Form label={discussionWords.answerForm} {...form.form}>
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
