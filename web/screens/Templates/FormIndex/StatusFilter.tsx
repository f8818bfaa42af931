import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { templateFilters, type TemplateFilter } from '#domain/template/templateStatus.ts';
import { formFilterWords, formsWords } from '#messages/form/formWords.ts';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

interface StatusFilterProps {
  readonly selected: TemplateFilter;
  readonly at: string;
}

/** Status filter, kept in the URL. */
export function StatusFilter({ selected, at }: StatusFilterProps): ReactElement {
  return (
    <nav aria-label={formsWords.status} className={styles.filter}>
      {templateFilters.map((filter) => (
        <Link
          key={filter}
          to={filter === 'all' ? at : `${at}?status=${filter}`}
          className={styles.status}
          aria-current={filter === selected ? 'true' : undefined}
        >
          {formFilterWords[filter]}
        </Link>
      ))}
    </nav>
  );
}
