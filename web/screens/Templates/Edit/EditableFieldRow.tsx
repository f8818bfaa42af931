// Fields are read by the logic editor, so that a new field can be used right away.
/* oxlint-disable relay/unused-fields */
import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import type { EditableFieldRow_field$key } from '#web/__generated__/EditableFieldRow_field.graphql.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { FieldEditor } from '#web/screens/Templates/Edit/FieldEditor.tsx';
import { FieldMenu } from '#web/screens/Templates/Edit/FieldMenu.tsx';
import type { NamedSection } from '#web/screens/Templates/Edit/FieldMenu.tsx';
import { useDeleteField } from '#web/screens/Templates/Edit/useDeleteField.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface FieldRowProps {
  readonly field: EditableFieldRow_field$key;
  readonly handle: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** adds another field of this kind below */
  readonly onNext: () => void;
  readonly otherSections: readonly NamedSection[];
  readonly focusAfterDelete: string;
}

/** A field as a collapsed row that expands to its editor. An untitled one shows a blank name, as documented. */
export function EditableFieldRow(props: FieldRowProps): ReactElement {
  const { field, handle, isOpen, onToggle, onNext, otherSections, focusAfterDelete } = props;
  const data = useFragment(
    graphql`
      fragment EditableFieldRow_field on Field {
        id
        name
        dataType
        customEntityName
        required
        logicConfig {
          id
        }
        ...FieldEditor_field
        sectionId
        options {
          id
          identity
          name
        }
      }
    `,
    field,
  );
  const { id, name, dataType, customEntityName, required, logicConfig } = data;
  const title = name ?? fieldsWords.untitled;
  const [isDeleting, setDeleting] = useState(false);
  const [deleteField] = useDeleteField();
  return (
    <div className={styles.field} data-open={isOpen || undefined} data-part={id}>
      <div className={styles.row}>
        {handle}
        <button
          id={`toggle-${id}`}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          <span className={styles.fieldName}>
            {name ? (
              truncate(name, truncation.collapsedFieldName)
            ) : (
              <VisuallyHidden>{fieldsWords.untitled}</VisuallyHidden>
            )}
          </span>
          <span className={styles.kind}>{customEntityName ?? kindWords[dataType].name}</span>
          {required && <Badge>{fieldsWords.required}</Badge>}
          {logicConfig && <Badge tone="info">{fieldsWords.logic}</Badge>}
        </button>
        <EditedBy partId={id} />
        <FieldMenu fieldId={id} title={title} otherSections={otherSections} onDelete={() => setDeleting(true)} />
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
      </div>
      {isOpen && <FieldEditor field={data} onNext={onNext} />}
      {isDeleting && (
        <DeleteDialog
          title={fieldsWords.deleteTitle}
          confirm={fieldsWords.delete}
          send={() => deleteField({ input: { fieldId: id } })}
          onDone={() => {
            flash(fieldsWords.deleted);
            focusWhenReady(focusAfterDelete);
          }}
          onClose={() => setDeleting(false)}
        >
          {fieldsWords.deleteText}
        </DeleteDialog>
      )}
    </div>
  );
}
