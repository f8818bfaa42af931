import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { customEntityWords as words } from '#messages/entity/customEntityWords.ts';
import type { CustomEntityRow_kind$key } from '#web/__generated__/CustomEntityRow_kind.graphql.ts';
import { CustomEntityFields } from '#web/screens/Teams/CustomEntities/CustomEntityFields.tsx';
import { CustomEntitySettings } from '#web/screens/Teams/CustomEntities/CustomEntitySettings.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface CustomEntityRowProps {
  readonly kind: CustomEntityRow_kind$key;
  readonly mayManage: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function CustomEntityRow({ kind, mayManage, isOpen, onToggle }: CustomEntityRowProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment CustomEntityRow_kind on CustomEntity {
        name
        type
        entityCount
        fields {
          __typename
        }
        ...CustomEntityFields_kind
        ...CustomEntitySettings_kind
      }
    `,
    kind,
  );
  const bodyId = useId();
  const { name, type, entityCount, fields } = data;
  return (
    <section className={styles.kind} aria-label={name} data-open={isOpen || undefined}>
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <span className={styles.name}>{name}</span>
          {type === 'remote_gis' && <Badge tone="info">{words.remote}</Badge>}
          <span className={styles.count}>{words.fieldCount(fields.length)}</span>
          <span className={styles.count}>{words.entityCount(entityCount)}</span>
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <CustomEntityFields kind={data} mayManage={mayManage} />
          <CustomEntitySettings kind={data} mayManage={mayManage} />
        </div>
      )}
    </section>
  );
}
