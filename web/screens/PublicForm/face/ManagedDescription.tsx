import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formPresentationWords } from '#messages/form/formSettingsWords.ts';
import { publicPageEditWords as words } from '#messages/form/publicPageEditWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type { ManagedDescription_form$key } from '#web/__generated__/ManagedDescription_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { plainTextOf } from '#web/parts/template/plainTextOf.ts';
import { TextConflictChoice } from '#web/parts/template/TextConflictChoice.tsx';
import { useUpdateMasterTemplate } from '#web/parts/template/useUpdateMasterTemplate.ts';
import { useDescriptionDraft } from '#web/screens/PublicForm/face/useDescriptionDraft.ts';
import { useRefetchDescription } from '#web/screens/PublicForm/face/useRefetchDescription.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { RichTextField } from '#web/ui/RichTextField.tsx';
import styles from '#web/screens/PublicForm/face/face.module.css';

interface ManagedDescriptionProps {
  readonly form: ManagedDescription_form$key;
  /** the description, if there is one */
  readonly children: ReactNode;
}

const editButton = 'edit-description';
const editor = 'form-description';

/** The description with its editor, for managers of the form. */
export function ManagedDescription({ form, children }: ManagedDescriptionProps): ReactElement {
  const { id: masterTemplateId, description } = useFragment(
    graphql`
      fragment ManagedDescription_form on MasterTemplate {
        id
        description
      }
    `,
    form,
  );
  const draft = useDescriptionDraft(masterTemplateId);
  const [own, setOwn] = useState<string | null>(draft.kept?.own ?? null);
  /** the text that the edit started from */
  const [seen, setSeen] = useState(draft.kept ? draft.kept.seen : description);
  const [updateMasterTemplate] = useUpdateMasterTemplate();
  const refetch = useRefetchDescription(masterTemplateId);
  const end = (): void => {
    draft.drop();
    setOwn(null);
    focusWhenReady(editButton);
  };
  const saving = useAction(
    async (from: string | null) => {
      const outcome = await updateMasterTemplate({
        input: { masterTemplateId, description: own || null, seen: { description: from } },
      });
      if (outcome.kind === 'refused' && outcome.code === 'textChanged') await refetch();
      return outcome;
    },
    () => {
      flash(words.saved);
      end();
    },
  );
  const close = (): void => {
    saving.forget();
    end();
  };
  const open = (): void => {
    setSeen(description);
    setOwn(description ?? '');
    focusWhenReady(editor);
  };
  if (own === null) {
    return (
      <div className={styles.described}>
        {children}
        <div>
          <Button id={editButton} icon="edit" onPress={open}>
            {description ? words.editDescription : words.addDescription}
          </Button>
        </div>
      </div>
    );
  }
  const isFromBefore = draft.kept !== null;
  const isConflicting = saving.refusal !== null && (description ?? null) !== (seen ?? null);
  return (
    <section className={styles.editor} aria-label={words.description}>
      {isFromBefore && <Alert tone="info">{words.kept}</Alert>}
      <RichTextField
        id={editor}
        name="description"
        label={words.description}
        hint={formPresentationWords.descriptionHint}
        isOptional
        value={own}
        onChange={(text) => {
          setOwn(text);
          draft.keep({ own: text, seen: seen ?? null });
        }}
      />
      {isConflicting ? (
        <TextConflictChoice
          theirs={plainTextOf(description ?? '')}
          choose={(whose) => {
            if (whose === 'theirs') return close();
            setSeen(description);
            saving.run(description ?? null);
          }}
        />
      ) : (
        <Refusal sentence={saving.refusal} />
      )}
      <FormActions>
        <Button
          variant="primary"
          isPending={saving.pending !== null}
          pendingLabel={words.saving}
          onPress={() => saving.run(seen ?? null)}
        >
          {words.save}
        </Button>
        <Button variant="quiet" onPress={close}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </section>
  );
}
