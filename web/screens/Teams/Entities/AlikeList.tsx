import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { newEntityWords as words } from '#messages/entity/entityListWords.ts';
import type { AlikeList_alike$key } from '#web/__generated__/AlikeList_alike.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { entityPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface AlikeListProps {
  readonly alike: AlikeList_alike$key;
  readonly slug: string;
  /** what can be done about one */
  readonly actionFor?: (entityId: string, name: string) => ReactNode;
}

/** Entities that could be the same one, each with the reason. */
export function AlikeList({ alike, slug, actionFor }: AlikeListProps): ReactElement {
  const found = useFragment(
    graphql`
      fragment AlikeList_alike on EntityAlike @relay(plural: true) {
        entity {
          id
          name
        }
        isNameAlike
        sameFields {
          id
          name
        }
      }
    `,
    alike,
  );
  return (
    <ul className={styles.contacts}>
      {found.map(({ entity: { id, name }, isNameAlike, sameFields }) => (
        <li key={id} className={styles.contact}>
          <span className={styles.person}>
            <Link to={entityPath(slug, plainId(id))}>{name}</Link>
            <span className={styles.none}>
              {[
                ...(isNameAlike ? [words.sameName] : []),
                ...sameFields.map((field) => words.sameValue(field.name)),
              ].join(' · ')}
            </span>
          </span>
          {actionFor?.(id, name)}
        </li>
      ))}
    </ul>
  );
}
