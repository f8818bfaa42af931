import { useState, type ReactElement } from 'react';
import { confirmedFormProblems } from '#domain/template/formProposal/ConfirmedForm.ts';
import { formProposalRefusals } from '#messages/form/formProposalRefusals.ts';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import type { WizardScreenProps } from '#web/screens/Templates/FromFile/CheckSections.tsx';
import { blankFieldsOf, confirmedFormOf } from '#web/screens/Templates/FromFile/editedForm.ts';
import { FormOutline } from '#web/screens/Templates/FromFile/FormOutline.tsx';
import { ScreenTitle } from '#web/screens/Templates/FromFile/ScreenTitle.tsx';
import { UnreadParts } from '#web/screens/Templates/FromFile/UnreadParts.tsx';
import { useCreateFormFromProposal } from '#web/screens/Templates/FromFile/useCreateFormFromProposal.ts';
import { WizardActions } from '#web/screens/Templates/FromFile/WizardActions.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form } from '#web/ui/Form.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

interface CheckFormProps extends Omit<WizardScreenProps, 'file' | 'onNext'> {
  readonly teamId: string;
  readonly onSection: (key: string) => void;
}

const nameId = 'proposal-name';

/** The whole form and what couldn’t be read, before anything is created. */
export function CheckForm({ form, teamId, onChange, onBack, onSection }: CheckFormProps): ReactElement {
  const [failures, setFailures] = useState(0);
  const [createFormFromProposal] = useCreateFormFromProposal();
  const { keyFor } = useIdempotencyKey();
  const confirmed = confirmedFormOf(form);
  const input = {
    teamId,
    form: confirmed,
    documentFileId: form.issuesDocument ? form.documentFileId : null,
  };
  const creating = useAction(
    () => createFormFromProposal({ input: { ...input, idempotencyKey: keyFor(input) } }),
    ({ masterTemplate: { id, name } }, _subject: null, { go }) => {
      flash(words.created(name));
      go(`${formPath(id)}/edit`);
    },
  );
  const mistakes = confirmedFormProblems(confirmed).map(({ path, code }) => ({
    fieldId: path === 'name' ? nameId : null,
    sentence: formProposalRefusals[code as keyof typeof formProposalRefusals],
  }));
  const submit = (): void => {
    recordSubmitAttempt();
    if (mistakes.length === 0) creating.run(null);
    else setFailures(failures + 1);
  };
  const blank = blankFieldsOf(form);
  return (
    <Form
      label={words.checkTitle}
      mistakes={failures > 0 ? mistakes : []}
      refusal={creating.refusal}
      failures={failures}
      isEdited
      onSubmit={submit}
    >
      <div className={styles.sides}>
        <div className={styles.main}>
          <ScreenTitle>{words.checkTitle}</ScreenTitle>
          <TextField
            id={nameId}
            name="name"
            label={words.name}
            hint={words.nameHint}
            value={form.name}
            onChange={(name) => onChange({ ...form, name })}
            error={failures > 0 && form.name.trim() === '' ? formProposalRefusals.proposalWithoutName : null}
            isSpellChecked
            maxLength={200}
          />
          <Checkbox
            id="proposal-signs"
            name="signs"
            label={words.signs}
            hint={form.leftOut.some(({ reason }) => reason === 'signature') ? words.signsHint : words.signsHintWithout}
            value={form.requiresSignature}
            onChange={(requiresSignature) => onChange({ ...form, requiresSignature })}
          />
          {form.documentFileId !== null && (
            <Checkbox
              id="proposal-issues"
              name="issues"
              label={words.issues}
              hint={words.issuesHint(blank.length)}
              value={form.issuesDocument}
              onChange={(issuesDocument) => onChange({ ...form, issuesDocument })}
            />
          )}
          <UnreadParts form={form} blank={form.issuesDocument ? blank : []} onSection={onSection} />
          <WizardActions
            onBack={onBack}
            submit={{ label: words.create, pendingLabel: words.creating, isPending: creating.pending !== null }}
          />
        </div>
        <FormOutline form={form} />
      </div>
    </Form>
  );
}
