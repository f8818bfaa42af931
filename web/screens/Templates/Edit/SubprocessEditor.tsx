import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { subprocessEditorWords as words } from '#messages/form/subprocessEditorWords.ts';
import type { SubprocessEditor_config$key } from '#web/__generated__/SubprocessEditor_config.graphql.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { LogicSummary } from '#web/screens/Templates/Edit/LogicSummary.tsx';
import { useDeleteSubprocessConfig } from '#web/screens/Templates/Edit/useDeleteSubprocessConfig.ts';
import { useUpdateSubprocessConfig } from '#web/screens/Templates/Edit/useUpdateSubprocessConfig.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface SubprocessEditorProps {
  readonly config: SubprocessEditor_config$key;
  readonly handle: ReactNode;
}

/** Settings of one required sub-submission. */
export function SubprocessEditor({ config, handle }: SubprocessEditorProps): ReactElement {
  const { id, name, nameOrDefault, required, allowsExisting, form, logicConfig } = useFragment(
    graphql`
      fragment SubprocessEditor_config on SubprocessConfig {
        id
        name
        nameOrDefault
        required
        allowsExisting
        form {
          name
          isPublished
        }
        logicConfig {
          ...LogicSummary_logic
        }
      }
    `,
    config,
  );
  const [isRemoving, setRemoving] = useState(false);
  const [update] = useUpdateSubprocessConfig();
  const [remove] = useDeleteSubprocessConfig();
  const set = (settings: object, seen?: { readonly name: string }) =>
    update({ input: { subprocessConfigId: id, settings, ...(seen ? { seen } : {}) } });
  return (
    <section className={styles.assignmentGroup} aria-label={nameOrDefault} data-part={id}>
      <div className={styles.head}>
        {handle}
        <h3>{form.name}</h3>
        <EditedBy partId={id} />
        <Button
          variant="quiet"
          icon="trash"
          label={words.removeNamed(nameOrDefault)}
          onPress={() => setRemoving(true)}
        />
      </div>
      {!form.isPublished && <Alert tone="warning">{words.closed}</Alert>}
      <SavedText
        id={`name-${id}`}
        label={words.name}
        hint={words.nameHint}
        isOptional
        value={name ?? ''}
        save={(value, seen) => set({ name: value || null }, { name: seen })}
        isSpellChecked
        maxLength={200}
      />
      <div className={styles.flags}>
        <SavedCheckbox label={words.required} value={required} save={(value) => set({ required: value })} />
        <SavedCheckbox
          label={words.allowsExisting}
          value={allowsExisting}
          save={(value) => set({ allowsExisting: value })}
        />
      </div>
      {(required || logicConfig) && (
        <LogicSummary
          logic={logicConfig ?? null}
          targetId={id}
          targetName={nameOrDefault}
          always={words.alwaysRequired}
        />
      )}
      {isRemoving && (
        <DeleteDialog
          title={words.removeTitle(nameOrDefault)}
          confirm={words.remove}
          send={() => remove({ input: { subprocessConfigId: id } })}
          onDone={() => flash(words.removed)}
          onClose={() => setRemoving(false)}
        >
          {words.removeText}
        </DeleteDialog>
      )}
    </section>
  );
}
