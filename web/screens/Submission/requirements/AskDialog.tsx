import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount, parseMoney } from '#domain/kernel/money.ts';
import {
  askedDataTypes,
  requirementDraftProblems,
  termsToBeginWith,
  type AskedField,
  type AskedTerms,
} from '#domain/submission/requirementDraft.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import type { AskDialog_requirement$key } from '#web/__generated__/AskDialog_requirement.graphql.ts';
import { requirementWords } from '#web/messages/requirementWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { AskedFields } from '#web/screens/Submission/requirements/AskedFields.tsx';
import { useCreateRequirement } from '#web/screens/Submission/requirements/useCreateRequirement.ts';
import { useUpdateRequirement } from '#web/screens/Submission/requirements/useUpdateRequirement.ts';
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
  /** what is changed; a new one without */
  readonly requirement?: AskDialog_requirement$key;
  /** how a new payment may be paid at first */
  readonly terms?: AskedTerms | null;
  readonly onClose: () => void;
}

interface Written extends AskedTerms {
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly amount: string;
  readonly payerDecides: boolean;
}

const kindOf = (text: string): RequirementKind =>
  text === 'DataRequirement' ? 'DataRequirement' : 'PaymentRequirement';

const types = Object.entries(requirementWords.types).map(([value, label]) => ({ value, label }));
const oneQuestion: AskedField = { name: '', dataType: 'text', required: true };

/** Where staff write what they need beside the steps. It is sent later, so that it can be looked at once more. */
export function AskDialog({
  submissionId,
  type,
  requirement: key,
  terms: usual,
  onClose,
}: AskDialogProps): ReactElement {
  const requirement = useFragment(
    graphql`
      fragment AskDialog_requirement on SupplementalRequirement {
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
  const [create] = useCreateRequirement();
  const [update] = useUpdateRequirement();
  const [fields, setFields] = useState<readonly AskedField[]>(() => askedIn(requirement?.sections ?? []));
  const terms = termsToBeginWith(requirement?.paymentTerms ?? usual ?? null);
  const draftOf = ({ name, description, amount, kind, payerDecides, ...ways }: Written) => ({
    name: name.trim() === '' ? null : name,
    description: description === '' ? null : description,
    ...(kindOf(kind) === 'PaymentRequirement'
      ? { amountCents: payerDecides ? null : parseMoney(amount), payerDecides, ...ways, fields: [] }
      : { amountCents: null, payerDecides: false, fields }),
  });
  const form = useForm({
    initial: {
      kind: String(type),
      name: requirement?.ownName ?? '',
      description: requirement?.description ?? '',
      amount: requirement?.amountCents == null ? '' : formatAmount(requirement.amountCents),
      payerDecides: requirement?.payerDecides ?? false,
      acceptsCash: terms.acceptsCash,
      acceptsChecks: terms.acceptsChecks,
      constituentPaysFee: terms.constituentPaysFee,
    },
    labels: {
      kind: requirementWords.type,
      name: requirementWords.name,
      description: requirementWords.description,
      amount: requirementWords.amount,
      payerDecides: requirementWords.payerDecides,
      acceptsCash: requirementWords.acceptsCash,
      acceptsChecks: requirementWords.acceptsChecks,
      constituentPaysFee: requirementWords.constituentPaysFee,
    },
    check: (values) =>
      requirementDraftProblems(kindOf(values.kind), draftOf(values)).map((problem) =>
        problem.path === 'amountCents' ? { ...problem, path: 'amount' } : problem,
      ),
    send: async (values, idempotencyKey): Promise<Outcome<unknown>> =>
      requirement
        ? update({ input: { requirementId: requirement.id, ...draftOf(values), idempotencyKey } })
        : create({ input: { submissionId, type: kindOf(values.kind), ...draftOf(values), idempotencyKey } }),
    onDone: (_done, { name, kind }) => {
      flash(requirementWords.saved(name.trim() || requirementWords.types[kindOf(kind)]));
      onClose();
    },
  });
  const kind = kindOf(form.values.kind);
  return (
    <Dialog isOpen title={requirement ? requirementWords.editTitle : requirementWords.askTitle} onClose={onClose}>
      <Form label={requirementWords.askTitle} {...form.form}>
        {!requirement && <Select {...form.field('kind')} options={types} />}
        <TextField {...form.field('name')} hint={requirementWords.nameHint} isSpellChecked />
        <RichTextField {...form.field('description')} />
        {kind === 'PaymentRequirement' ? (
          <>
            {!form.values.payerDecides && <TextField {...form.field('amount')} inputMode="decimal" prefix="$" />}
            <Checkbox {...form.field('payerDecides')} />
            <Checkbox {...form.field('acceptsCash')} />
            <Checkbox {...form.field('acceptsChecks')} />
            <Checkbox {...form.field('constituentPaysFee')} hint={requirementWords.constituentPaysFeeHint} />
          </>
        ) : (
          <AskedFields fields={fields} onChange={setFields} />
        )}
        <FormActions>
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={requirementWords.saving}>
            {requirementWords.save}
          </Button>
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
): readonly AskedField[] {
  const known = sections.flatMap((section) => section.fields);
  if (known.length === 0) return [oneQuestion];
  return known.map(({ name, dataType, required }) => ({
    name: name ?? '',
    dataType: askedDataTypes.find((each) => each === dataType) ?? 'text',
    required,
  }));
}
