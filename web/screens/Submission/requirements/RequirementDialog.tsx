import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  requestableDataTypes,
  initialRequestedTerms,
  type RequestedField,
  type RequestedTerms,
} from '#domain/submission/requirementDraft.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import type { RequirementDialog_requirement$key } from '#web/__generated__/RequirementDialog_requirement.graphql.ts';
import { AnswerSaveStatus } from '#web/forms/AnswerSaveStatus.tsx';
import { RequirementFields } from '#web/screens/Submission/requirements/RequirementFields.tsx';
import type { RequirementValues } from '#web/screens/Submission/requirements/requirementSaver.ts';
import { amountText, useRequirementDraft } from '#web/screens/Submission/requirements/useRequirementDraft.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RichTextField } from '#web/ui/RichTextField.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface AskDialogProps {
  readonly submissionId: string;
  readonly type: RequirementKind;
  /** the request to edit; omitted for a new one */
  readonly requirement?: RequirementDialog_requirement$key;
  /** default payment methods of a new payment request */
  readonly terms?: RequestedTerms | null;
  readonly onClose: () => void;
}

const kindOf = (text: string): RequirementKind =>
  text === 'DataRequirement' ? 'DataRequirement' : 'PaymentRequirement';

const types = Object.entries(requirementWords.types).map(([value, label]) => ({ value, label }));
const oneQuestion: RequestedField = { name: '', dataType: 'text', required: true };

/** Editor of a request outside the steps. Autosaved as a draft, and sent later from the list. */
export function RequirementDialog({
  submissionId,
  type,
  requirement: key,
  terms: usual,
  onClose,
}: AskDialogProps): ReactElement {
  const requirement = useFragment(
    graphql`
      fragment RequirementDialog_requirement on SupplementalRequirement {
        id
        ownName
        description
        amountCents
        payerDecides
        paymentTerms {
          acceptsCash
          acceptsChecks
          constituentPaysFee
        }
        sections {
          fields {
            name
            dataType
            required
          }
        }
      }
    `,
    key ?? null,
  );
  const formId = useId();
  const { acceptsCash, acceptsChecks, constituentPaysFee } = initialRequestedTerms(
    requirement?.paymentTerms ?? usual ?? null,
  );
  const { written, change, sentences, refusal, saveState, flush, discard, isThere } = useRequirementDraft(
    submissionId,
    requirement?.id ?? null,
    {
      kind: type,
      name: requirement?.ownName ?? '',
      description: requirement?.description ?? '',
      amount: amountText(requirement?.amountCents),
      payerDecides: requirement?.payerDecides ?? false,
      ...{ acceptsCash, acceptsChecks, constituentPaysFee },
      fields: askedIn(requirement?.sections ?? []),
    },
  );
  const [isWritten, setWritten] = useState(false);
  const [isLosing, setLosing] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const edit: typeof change = (name, value) => {
    setWritten(true);
    setLosing(false);
    change(name, value);
  };
  const close = async (): Promise<void> => {
    setClosing(true);
    const state = await flush();
    setClosing(false);
    // Warn once before discarding unsaved changes.
    if (state !== 'saved' && !isLosing) return setLosing(true);
    if (state !== 'saved') discard();
    if (isWritten && state === 'saved' && isThere())
      flash(requirementWords.saved(written.name.trim() || requirementWords.types[written.kind]));
    onClose();
  };
  const field = <Name extends keyof RequirementValues>(name: Name) => ({
    ...{ id: `${formId}${name}`, name, value: written[name], error: sentences[name] ?? null },
    onChange: (value: RequirementValues[Name]) => edit(name, value),
  });
  const { kind } = written;
  return (
    <Dialog
      isOpen
      title={requirement ? requirementWords.editTitle : requirementWords.askTitle}
      onClose={() => void close()}
    >
      <Form
        label={requirementWords.askTitle}
        mistakes={[]}
        refusal={refusal}
        failures={0}
        isEdited={saveState !== 'saved'}
        onSubmit={() => void close()}
      >
        {!requirement && (
          <Select
            {...field('kind')}
            label={requirementWords.type}
            options={types}
            onChange={(text) => edit('kind', kindOf(text))}
          />
        )}
        <TextField {...field('name')} label={requirementWords.name} hint={requirementWords.nameHint} isSpellChecked />
        <RichTextField {...field('description')} label={requirementWords.description} />
        {kind === 'PaymentRequirement' ? (
          <>
            {!written.payerDecides && (
              <TextField {...field('amount')} label={requirementWords.amount} inputMode="decimal" prefix="$" />
            )}
            <Checkbox {...field('payerDecides')} label={requirementWords.payerDecides} />
            <Checkbox {...field('acceptsCash')} label={requirementWords.acceptsCash} />
            <Checkbox {...field('acceptsChecks')} label={requirementWords.acceptsChecks} />
            <Checkbox
              {...field('constituentPaysFee')}
              label={requirementWords.constituentPaysFee}
              hint={requirementWords.constituentPaysFeeHint}
            />
          </>
        ) : (
          <RequirementFields fields={written.fields} onChange={(fields) => edit('fields', fields)} />
        )}
        {isLosing && (
          <Alert tone="warning" isLive>
            {requirementWords.notSaved}
          </Alert>
        )}
        <FormActions>
          <Button type="submit" variant="primary" isPending={isClosing} pendingLabel={requirementWords.saving}>
            {isLosing ? requirementWords.closeAnyway : requirementWords.done}
          </Button>
          <AnswerSaveStatus state={isWritten && saveState !== 'refused' ? saveState : null} />
        </FormActions>
      </Form>
    </Dialog>
  );
}

function askedIn(
  sections: readonly {
    readonly fields: readonly {
      readonly name?: string | null;
      readonly dataType: string;
      readonly required: boolean;
    }[];
  }[],
): readonly RequestedField[] {
  const known = sections.flatMap((section) => section.fields);
  if (known.length === 0) return [oneQuestion];
  return known.map(({ name, dataType, required }) => ({
    name: name ?? '',
    dataType: requestableDataTypes.find((each) => each === dataType) ?? 'text',
    required,
  }));
}
