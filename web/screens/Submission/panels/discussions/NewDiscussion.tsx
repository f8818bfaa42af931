import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { discussionProblems, discussionTypes, type DiscussionType } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { NewDiscussionQuery } from '#web/__generated__/NewDiscussionQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { saveTextDraft, textDraft } from '#web/parts/textDrafts.ts';
import { DiscussionTypeField } from '#web/screens/Submission/discussion/DiscussionTypeField.tsx';
import { useDiscussionDraft } from '#web/screens/Submission/discussion/useDiscussionDraft.ts';
import { useFocusOnMount } from '#web/screens/Submission/discussion/useFocusOnMount.ts';
import { useStartDiscussion } from '#web/screens/Submission/discussion/useStartDiscussion.ts';
import { usePanelRetryCount } from '#web/screens/Submission/dock/panelRetry.ts';
import { BackToDiscussions } from '#web/screens/Submission/panels/discussions/BackToDiscussions.tsx';
import { useDiscussionRoute } from '#web/screens/Submission/panels/discussions/useDiscussionRoute.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

interface NewDiscussionProps {
  readonly submissionId: string;
}

const typeOf = (value: string): DiscussionType => discussionTypes.find((each) => each === value) ?? 'PublicDiscussion';

/** First message of a discussion. Staff choose the type, which defaults to the one last used on this submission. */
export function NewDiscussion({ submissionId }: NewDiscussionProps): ReactElement {
  const { node } = useLazyLoadQuery<NewDiscussionQuery>(
    graphql`
      query NewDiscussionQuery($id: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            availableActions
          }
        }
      }
    `,
    { id: submissionId },
    { fetchKey: usePanelRetryCount() },
  );
  const mayBeInternal = node?.submission?.availableActions.includes('startInternalDiscussion') ?? false;
  const [start] = useStartDiscussion();
  const depart = useGuardedNavigation();
  const { addressOf, listAddress } = useDiscussionRoute();
  const draft = `${submissionId}.new`;
  const lastType = `${submissionId}.type`;
  const form = useForm({
    initial: { body: textDraft(draft), type: String(typeOf(textDraft(lastType))) },
    labels: { body: discussionWords.message, type: discussionWords.whoReads },
    check: ({ body }) => discussionProblems(body, 'start'),
    send: ({ body, type }, idempotencyKey) =>
      start({
        input: { submissionId, body, idempotencyKey, type: mayBeInternal ? typeOf(type) : 'PublicDiscussion' },
      }),
    onDone: ({ discussion }, _values, { go }) => {
      saveTextDraft(draft, '');
      go(addressOf(discussion.id), { replace: true, preventScrollReset: true });
    },
  });
  useDiscussionDraft(draft, form.values.body);
  const message = form.field('body');
  useFocusOnMount(message.id);
  useDiscussionDraft(lastType, mayBeInternal ? form.values.type : '');
  return (
    <>
      <BackToDiscussions hasCome={false} />
      <Form label={discussionWords.start} {...form.form}>
        <TextArea
          {...message}
          {...(mayBeInternal ? {} : { hint: discussionWords.audience.PublicDiscussion })}
          rows={5}
        />
        {mayBeInternal && <DiscussionTypeField {...form.field('type')} />}
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={discussionWords.sending}>
            {discussionWords.begin}
          </Button>
          <Button variant="quiet" onPress={() => depart().go(listAddress, { preventScrollReset: true })}>
            {discussionWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
