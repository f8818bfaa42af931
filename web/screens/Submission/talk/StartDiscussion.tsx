import type { ReactElement } from 'react';

import { discussionProblems } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#web/messages/discussionWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

import { useStartDiscussion } from './useStartDiscussion.ts';

interface StartDiscussionProps {
  readonly submissionId: string;
  readonly mayBeInternal: boolean;
  readonly onEnd: () => void;
}

/** The first message of a discussion; staff say who reads it. */
export function StartDiscussion({ submissionId, mayBeInternal, onEnd }: StartDiscussionProps): ReactElement {
  const [start] = useStartDiscussion();
  const form = useForm({
    initial: { body: '', isInternal: Boolean(false) },
    labels: { body: discussionWords.message, isInternal: discussionWords.type.InternalDiscussion },
    check: ({ body }) => discussionProblems(body, 'start'),
    send: ({ body, isInternal }, idempotencyKey) =>
      start({
        input: {
          ...{ submissionId, body, idempotencyKey },
          type: isInternal ? 'InternalDiscussion' : 'PublicDiscussion',
        },
      }),
    onDone: onEnd,
  });
  return (
    <Form label={discussionWords.start} {...form.form}>
      <TextArea {...form.field('body')} />
      {mayBeInternal && <Checkbox {...form.field('isInternal')} hint={discussionWords.internalHint} />}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={discussionWords.sending}>
          {discussionWords.begin}
        </Button>
        <Button look="quiet" onPress={onEnd}>
          {discussionWords.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
