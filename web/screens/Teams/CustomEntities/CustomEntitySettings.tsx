import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { customEntitySettingsWords as words } from '#messages/entity/customEntityWords.ts';
import type { CustomEntitySettings_kind$key } from '#web/__generated__/CustomEntitySettings_kind.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { ArchiveCustomEntity } from '#web/screens/Teams/CustomEntities/ArchiveCustomEntity.tsx';
import { CustomEntityName } from '#web/screens/Teams/CustomEntities/CustomEntityName.tsx';
import { useUpdateCustomEntity } from '#web/screens/Teams/CustomEntities/useUpdateCustomEntity.ts';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface CustomEntitySettingsProps {
  readonly kind: CustomEntitySettings_kind$key;
  readonly mayManage: boolean;
}

/** The name of a kind, which field names its entities, and archiving it. */
export function CustomEntitySettings({ kind, mayManage }: CustomEntitySettingsProps): ReactElement {
  const { id, name, type, serviceUrl, nameField, fields } = useFragment(
    graphql`
      fragment CustomEntitySettings_kind on CustomEntity {
        id
        name
        type
        serviceUrl
        nameField {
          id
          name
        }
        fields {
          id
          name
        }
      }
    `,
    kind,
  );
  const [updateCustomEntity] = useUpdateCustomEntity();
  const [isArchiving, setArchiving] = useState(false);
  const isRemote = type === 'remote_gis';
  const facts = [
    ...(isRemote && serviceUrl ? [[words.serviceUrl, serviceUrl] as const] : []),
    ...(mayManage ? [] : [[words.nameField, nameField?.name ?? words.ownNames] as const]),
  ];
  return (
    <section className={styles.settings} aria-label={words.title}>
      <h3>{words.title}</h3>
      {mayManage && <CustomEntityName id={id} name={name} />}
      {mayManage && (
        <SavedSelect
          label={words.nameField}
          hint={isRemote ? words.nameFieldHintRemote : words.nameFieldHint}
          value={nameField?.id ?? ''}
          options={[
            ...(isRemote && nameField ? [] : [{ value: '', label: words.ownNames }]),
            ...fields.map((field) => ({ value: field.id, label: field.name })),
          ]}
          save={async (value) => {
            const outcome = await updateCustomEntity({ input: { customEntityId: id, nameFieldId: value || null } });
            if (outcome.kind === 'done') flash(words.nameFieldSaved);
            return outcome;
          }}
        />
      )}
      {facts.length > 0 && <DescriptionList facts={facts} />}
      {mayManage && (
        <div>
          <Button icon="archive" onPress={() => setArchiving(true)}>
            {words.archive}
          </Button>
        </div>
      )}
      {isArchiving && <ArchiveCustomEntity id={id} name={name} onClose={() => setArchiving(false)} />}
    </section>
  );
}
