import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { portalWords as words } from '#messages/filling/portalWords.ts';
import type { PortalCategories_team$key } from '#web/__generated__/PortalCategories_team.graphql.ts';
import styles from '#web/screens/Portal/PortalCategories.module.css';

interface PortalCategoriesProps {
  readonly team: PortalCategories_team$key;
  readonly chosen: string | null;
  readonly onChoose: (categoryId: string | null) => void;
}

/** Limits the forms to a category. Nothing to choose with fewer than two. */
export function PortalCategories({ team, chosen, onChoose }: PortalCategoriesProps): ReactElement | null {
  const { portalCategories: categories } = useFragment(
    graphql`
      fragment PortalCategories_team on Team {
        portalCategories {
          categoryId
          name
          formsCount
        }
      }
    `,
    team,
  );
  if (categories.length < 2) return null;
  const choices = [
    { id: null, label: words.all },
    ...categories.map(({ categoryId, name, formsCount }) => ({
      id: categoryId,
      label: words.category(name, formsCount),
    })),
  ];
  return (
    <nav aria-label={words.categories} data-chrome="">
      <ul className={styles.categories}>
        {choices.map(({ id, label }) => (
          <li key={id}>
            <button type="button" className={styles.category} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
