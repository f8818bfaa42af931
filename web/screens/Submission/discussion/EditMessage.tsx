import type { ReactElement, ReactNode } from 'react';
import { discussionProblems } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { saveTextDraft, textDraft } from '#web/parts/textDrafts.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { flashDiscussion } from '#web/screens/Submission/discussion/flashDiscussion.ts';
import { useDiscussionDraft } from '#web/screens/Submission/discussion/useDiscussionDraft.ts';
import { useFocusOnMount } from '#web/screens/Submission/discussion/useFocusOnMount.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

const words = {
  comment: {
    form: discussionWords.editComment,
    field: discussionWords.answer,
    done: discussionWords.commentUpdated,
    rule: 'comment',
    rows: 2,
  },
  discussion: {
    form: discussionWords.editDiscussion,
    field: discussionWords.message,
    done: discussionWords.updated,
    rule: 'edit',
    rows: undefined,
  },
} as const;

interface EditWordsProps {
  readonly of: keyof typeof words;
  /** key of the saved draft */
  readonly draft: string;
  readonly written: string;
  readonly save: (body: string) => Promise<Outcome<unknown>>;
  readonly onEnd: () => void;
  /** additional fields */
  readonly children?: ReactNode;
}

/** Edits the user's own message. The draft is kept until saved or discarded. */
export function EditMessage({ of, draft, written, save, onEnd, children }: EditWordsProps): ReactElement {
  const { form: label, field, done, rule, rows } = words[of];
  const end = (): void => {
    saveTextDraft(draft, '');
    onEnd();
  };
  const form = useForm({
    initial: { body: textDraft(draft) || written },
    labels: { body: field },
    check: ({ body }) => discussionProblems(body, rule),
    send: ({ body }) => save(body),
    onDone: () => {
      flashDiscussion(done);
      end();
    },
  });
  useDiscussionDraft(draft, form.values.body === written ? '' : form.values.body);
  const body = form.field('body');
  useFocusOnMount(body.id);
  return (
    <Form label={label} {...form.form}>
      <TextArea {...body} {...(rows === undefined ? {} : { rows })} />
      {children}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={discussionWords.saving}>
          {discussionWords.save}
        </Button>
        <Button variant="quiet" onPress={end}>
          {discussionWords.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
