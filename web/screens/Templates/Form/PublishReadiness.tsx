import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { publishWords } from '#messages/form/formWords.ts';
import { versionChangeWords } from '#messages/form/versionChangeWords.ts';
import type { PublishReadinessQuery } from '#web/__generated__/PublishReadinessQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DiscardDraft } from '#web/screens/Templates/Form/DiscardDraft.tsx';
import { DocumentsToPublish } from '#web/screens/Templates/Form/DocumentsToPublish.tsx';
import { DraftChangeList } from '#web/screens/Templates/Form/DraftChangeList.tsx';
import { ProblemList } from '#web/screens/Templates/Form/ProblemList.tsx';
import { usePublishFlowTemplate } from '#web/screens/Templates/Form/usePublishFlowTemplate.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface PublishReadinessProps extends ScreenProps<PublishReadinessQuery> {
  /** confirming the discard of all changes, instead of publishing */
  readonly isDiscarding: boolean;
  readonly onDiscarding: (isAsked: boolean) => void;
  readonly onStarted: (jobId: string) => void;
  readonly onClose: () => void;
}

/** What blocks publishing, each with a link; or the Publish button. */
export function PublishReadiness({
  query,
  isDiscarding,
  onDiscarding,
  onStarted,
  onClose,
}: PublishReadinessProps): ReactElement {
  const { node } = usePreloadedQuery<PublishReadinessQuery>(
    graphql`
      query PublishReadinessQuery($id: ID!) {
        node(id: $id) {
          ... on FlowTemplate @alias(as: "draft") {
            id
            version
            revision
            publishProblems {
              __typename
            }
            isModified
            ...ProblemList_draft
            ...DraftChangeList_draft
            ...DocumentsToPublish_draft
            ...DiscardDraft_draft
          }
        }
      }
    `,
    query,
  );
  const draft = node?.draft;
  if (!draft) throw new RequestError('notFound');
  const { id, version, revision, isModified, publishProblems } = draft;
  const { keyFor } = useIdempotencyKey();
  const [publish] = usePublishFlowTemplate();
  const publishing = useAction(
    () => publish({ input: { flowTemplateId: id, revision, idempotencyKey: keyFor([id, revision]) } }),
    ({ job }) => onStarted(job.id),
  );
  if (isDiscarding) return <DiscardDraft draft={draft} onKeep={() => onDiscarding(false)} onClose={onClose} />;
  const discard = version > 1 && isModified && (
    <Button variant="quiet" icon="undo" onPress={() => onDiscarding(true)}>
      {versionChangeWords.discard}
    </Button>
  );
  if (publishProblems.length > 0) {
    return (
      <>
        <ProblemList draft={draft} onClose={onClose} />
        {version > 1 && <DraftChangeList draft={draft} onClose={onClose} />}
        {discard && <FormActions>{discard}</FormActions>}
      </>
    );
  }
  return (
    <>
      <p>{version === 1 ? publishWords.first : publishWords.later(version)}</p>
      {version > 1 && <DraftChangeList draft={draft} onClose={onClose} />}
      <DocumentsToPublish draft={draft} onClose={onClose} />
      <Refusal sentence={publishing.refusal} />
      <FormActions>
        <Button variant="primary" isPending={publishing.pending !== null} onPress={() => publishing.run('draft')}>
          {version === 1 ? publishWords.publish : publishWords.publishChanges}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {publishWords.close}
        </Button>
        {discard}
      </FormActions>
    </>
  );
}
