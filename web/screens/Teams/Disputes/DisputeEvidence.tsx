import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatInstant } from '#domain/kernel/instants.ts';
import { evidenceProblems, evidenceTypes } from '#domain/payment/disputes.ts';
import { disputesWords } from '#messages/payment/disputesWords.ts';
import type { DisputeEvidence_dispute$key } from '#web/__generated__/DisputeEvidence_dispute.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useAnswerDispute } from '#web/screens/Teams/Disputes/useAnswerDispute.ts';
import { useUploadEvidence } from '#web/screens/Teams/Disputes/useUploadEvidence.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

interface DisputeEvidenceProps {
  readonly dispute: DisputeEvidence_dispute$key;
  readonly timeZone: string;
  readonly mayAnswer: boolean;
}

/** The team's evidence for the bank: editable until the deadline, read-only afterwards. */
export function DisputeEvidence({ dispute: key, timeZone, mayAnswer }: DisputeEvidenceProps): ReactElement | null {
  const dispute = useFragment(
    graphql`
      fragment DisputeEvidence_dispute on ChargeDispute {
        id
        state
        canAnswer
        evidenceText
        evidenceFile
        evidenceFileId
        evidenceSentAt
        evidenceSentBy
      }
    `,
    key,
  );
  const { evidenceText: text, evidenceFile: file, evidenceSentAt: sentAt, evidenceSentBy: sentBy } = dispute;
  if (dispute.canAnswer && mayAnswer) {
    const { evidenceFileId: fileId } = dispute;
    return <EvidenceForm id={dispute.id} text={text ?? ''} kept={fileId && file ? { id: fileId, name: file } : null} />;
  }
  if (!sentAt) {
    const note = dispute.state === 'needs_response' ? disputesWords.late : disputesWords.elsewhere;
    return dispute.state === 'won' || dispute.state === 'lost' ? null : <p>{note}</p>;
  }
  return (
    <Card title={disputesWords.evidence}>
      <DescriptionList
        facts={[
          [
            disputesWords.sent,
            <time key="at" dateTime={sentAt}>
              {formatInstant(new Date(sentAt), timeZone)}
            </time>,
          ],
          ...(sentBy ? [[disputesWords.sender, sentBy] as const] : []),
          ...(text ? [[disputesWords.text, text] as const] : []),
          ...(file ? [[disputesWords.file, file] as const] : []),
        ]}
      />
    </Card>
  );
}

interface Attached {
  readonly id: string;
  readonly name: string;
}

interface EvidenceFormProps {
  readonly id: string;
  readonly text: string;
  /** files attached to a submission of evidence that failed */
  readonly kept: Attached | null;
}

function EvidenceForm({ id, text, kept }: EvidenceFormProps): ReactElement {
  const [attached, setAttached] = useState<Attached | null>(kept);
  const [answerDispute] = useAnswerDispute();
  const upload = useUploadEvidence(id);
  const attaching = useAction(
    async (file: File) => {
      const sent = await upload(file);
      return sent.kind === 'done' ? { ...sent, value: { id: sent.value, name: file.name } } : sent;
    },
    (file) => setAttached(file),
  );
  const form = useForm({
    initial: { text },
    labels: { text: disputesWords.text },
    check: (values) => evidenceProblems({ text: values.text.trim(), hasFile: attached !== null }),
    send: (values) => answerDispute({ input: { disputeId: id, text: values.text, fileId: attached?.id ?? null } }),
    onDone: () => flash(disputesWords.sent),
  });
  return (
    <Card title={disputesWords.evidence}>
      <Form label={disputesWords.evidence} {...form.form}>
        <TextArea {...form.field('text')} hint={disputesWords.textHint} rows={6} />
        {attached === null ? (
          <FileChooser
            label={disputesWords.file}
            hint={disputesWords.fileHint}
            accept={evidenceTypes.join(',')}
            isPending={attaching.pending !== null}
            pendingLabel={disputesWords.uploading}
            refusal={attaching.refusal}
            onChoose={attaching.run}
          />
        ) : (
          <p>
            {disputesWords.attached(attached.name)}{' '}
            <Button variant="quiet" onPress={() => setAttached(null)}>
              {disputesWords.takeOff}
            </Button>
          </p>
        )}
        <p>{disputesWords.once}</p>
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={disputesWords.sending}>
            {disputesWords.send}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
