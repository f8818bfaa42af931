import { useId, type ReactElement } from 'react';
import { searchPageWords as words } from '#messages/filling/searchPageWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import type { RecordSearch } from '#web/parts/records/recordSearch.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/parts/records/RecordFilters.module.css';

interface RecordFiltersProps {
  readonly search: RecordSearch;
  readonly pathOf: (search: RecordSearch) => string;
}

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** What a public search lists. A choice takes effect immediately and is in the address. */
export function RecordFilters({ search, pathOf }: RecordFiltersProps): ReactElement {
  const id = useId();
  const depart = useGuardedNavigation();
  const change = (choice: Partial<RecordSearch>): void => depart().go(pathOf({ ...search, ...choice, page: 1 }));
  const choices = [
    ['type', words.how, words.types],
    ['list', words.list, words.lists],
    ['outputs', words.output, words.outputs],
    ['renewal', words.renewal, words.renewals],
  ] as const;
  return (
    <fieldset aria-label={words.filters} className={styles.filters}>
      {choices.map(([name, label, options]) => (
        <Select
          key={name}
          id={`${id}${name}`}
          name={name}
          label={label}
          options={optionsOf(options)}
          value={search[name]}
          onChange={(value) => change({ [name]: value } as Partial<RecordSearch>)}
        />
      ))}
    </fieldset>
  );
}
