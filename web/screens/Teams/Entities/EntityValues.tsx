import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isEntityDataType } from '#domain/entity/entityValue.ts';
import { entityPageWords as words } from '#messages/entity/entityPageWords.ts';
import type { EntityValues_entity$key } from '#web/__generated__/EntityValues_entity.graphql.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

/** The values as text to read, and the notes. */
export function EntityValues({ entity }: { readonly entity: EntityValues_entity$key }): ReactElement {
  const { note, values } = useFragment(
    graphql`
      fragment EntityValues_entity on Entity {
        note
        values {
          field {
            id
            name
            dataType
            viewable
          }
          text
        }
      }
    `,
    entity,
  );
  return (
    <>
      {values.length === 0 ? (
        <p className={styles.none}>{words.noFields}</p>
      ) : (
        <DescriptionList
          facts={values.map(({ field, text }) => [
            field.name,
            <span key={field.id} className={styles.value}>
              {text === '' ? (
                <span className={styles.none}>{words.noValue}</span>
              ) : (
                <AnswerText dataType={isEntityDataType(field.dataType) ? field.dataType : 'string'} text={text} />
              )}
              {!field.viewable && (
                <span className={styles.private} title={words.private}>
                  <Icon name="eye-off" size={16} />
                  <VisuallyHidden>{words.private}</VisuallyHidden>
                </span>
              )}
            </span>,
          ])}
        />
      )}
      <div className={styles.notes}>
        <h3>{words.notes}</h3>
        <p className={note ? styles.text : styles.none}>{note ?? words.noNotes}</p>
      </div>
    </>
  );
}
