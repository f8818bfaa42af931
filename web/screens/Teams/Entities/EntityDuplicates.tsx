import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityMergeWords as words } from '#messages/entity/entityMergeWords.ts';
import type { EntityDuplicates_entity$key } from '#web/__generated__/EntityDuplicates_entity.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { AlikeList } from '#web/screens/Teams/Entities/AlikeList.tsx';
import { MergeEntities } from '#web/screens/Teams/Entities/MergeEntities.tsx';
import { UndoMerge } from '#web/screens/Teams/Entities/UndoMerge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface EntityDuplicatesProps {
  readonly entity: EntityDuplicates_entity$key;
  readonly slug: string;
  readonly timeZone: string;
}

/** Entities that could be the same one, to merge, and earlier merges, to undo. */
export function EntityDuplicates({ entity, slug, timeZone }: EntityDuplicatesProps): ReactElement | null {
  const { id, name, archivedAt, alike, merges, availableActions } = useFragment(
    graphql`
      fragment EntityDuplicates_entity on Entity {
        id
        name
        archivedAt
        availableActions
        alike {
          ...AlikeList_alike
        }
        merges {
          id
          createdAt
          merged {
            name
          }
        }
      }
    `,
    entity,
  );
  const [mergingId, setMergingId] = useState<string | null>(null);
  const mayMerge = availableActions.includes('mergeEntity') && archivedAt == null;
  if (!mayMerge || (alike.length === 0 && merges.length === 0)) return null;
  return (
    <Card title={words.title}>
      {alike.length > 0 && (
        <>
          <p className={styles.none}>{words.lead}</p>
          <AlikeList
            alike={alike}
            slug={slug}
            actionFor={(otherId, otherName) => (
              <Button label={words.mergeNamed(otherName)} onPress={() => setMergingId(otherId)}>
                {words.merge}
              </Button>
            )}
          />
        </>
      )}
      {merges.length > 0 && (
        <ul className={styles.contacts} aria-label={words.merged}>
          {merges.map((merge) => (
            <li key={merge.id} className={styles.contact}>
              <span className={styles.person}>
                {words.mergedIn(merge.merged.name)}
                <span className={styles.none}>
                  <RelativeTime at={merge.createdAt} timeZone={timeZone} />
                </span>
              </span>
              <UndoMerge mergeId={merge.id} name={merge.merged.name} />
            </li>
          ))}
        </ul>
      )}
      {mergingId !== null && (
        <MergeEntities survivorId={id} survivorName={name} mergedId={mergingId} onClose={() => setMergingId(null)} />
      )}
    </Card>
  );
}
