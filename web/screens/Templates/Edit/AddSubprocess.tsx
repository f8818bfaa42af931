import { useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { subprocessEditorWords as words } from '#messages/form/subprocessEditorWords.ts';
import type { AddSubprocessQuery } from '#web/__generated__/AddSubprocessQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { useCreateSubprocessConfig } from '#web/screens/Templates/Edit/useCreateSubprocessConfig.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Select } from '#web/ui/Select.tsx';

interface AddSubprocessProps {
  readonly stepId: string;
  readonly flowTemplateId: string;
  readonly onClose: () => void;
}

/** Chooses the form of a sub-submission; everything else is set afterwards. */
export function AddSubprocess({ stepId, flowTemplateId, onClose }: AddSubprocessProps): ReactElement {
  const { node } = useLazyLoadQuery<AddSubprocessQuery>(
    graphql`
      query AddSubprocessQuery($id: ID!) {
        node(id: $id) {
          ... on FlowTemplate @alias(as: "draft") {
            subprocessForms {
              id
              name
              isPublished
            }
          }
        }
      }
    `,
    { id: flowTemplateId },
    { fetchPolicy: 'store-and-network' },
  );
  const forms = node?.draft?.subprocessForms ?? [];
  const [chosen, setChosen] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [create] = useCreateSubprocessConfig();
  const { keyFor, answered } = useIdempotencyKey();
  const adding = useAction(
    (masterTemplateId: string) =>
      create({ input: { stepId, masterTemplateId, idempotencyKey: keyFor([stepId, masterTemplateId]) } }),
    ({ subprocessConfig }) => {
      answered();
      onClose();
      focusWhenReady(`name-${subprocessConfig.id}`);
    },
  );
  const add = (): void => {
    setAsked(true);
    if (chosen !== '') adding.run(chosen);
  };
  return (
    <Dialog title={words.addTitle} isOpen onClose={onClose}>
      {forms.length === 0 ? (
        <p>{words.noForms}</p>
      ) : (
        <Select
          id="subprocess-form"
          name="form"
          label={words.form}
          value={chosen}
          onChange={setChosen}
          error={isAsked && chosen === '' ? words.chooseFirst : null}
          options={[
            { value: '', label: words.choose },
            ...forms.map(({ id, name, isPublished }) => ({
              value: id,
              label: isPublished ? name : words.notPublished(name),
            })),
          ]}
        />
      )}
      <Refusal sentence={adding.refusal} />
      {forms.length > 0 && (
        <FormActions>
          <Button variant="primary" isPending={adding.pending !== null} onPress={add}>
            {words.add}
          </Button>
        </FormActions>
      )}
    </Dialog>
  );
}
