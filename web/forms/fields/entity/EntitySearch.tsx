import { useState, type ReactElement } from 'react';
import { entityFieldWords as words } from '#messages/filling/entityFieldWords.ts';
import type { FoundEntity } from '#web/forms/EntityServices.ts';
import { EntityList } from '#web/forms/fields/entity/EntityList.tsx';
import { useFormServices } from '#web/forms/FormServices.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

interface EntitySearchProps {
  readonly id: string;
  readonly name: string;
  readonly fieldId: string;
  readonly kindName: string;
  readonly suggested: readonly FoundEntity[];
  readonly isFailed: boolean;
  readonly onChoose: (entity: FoundEntity) => void;
}

const shownAtFirst = 10;

/** Searches by the Enter key or the button. Suggestions are shown before the first search. */
export function EntitySearch({
  id,
  name,
  fieldId,
  kindName,
  suggested,
  isFailed,
  onChoose,
}: EntitySearchProps): ReactElement {
  const { loadEntities } = useFormServices();
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<readonly FoundEntity[] | 'failed' | null>(isFailed ? 'failed' : null);
  const [isSearching, setSearching] = useState(false);
  const [isWhole, setWhole] = useState(false);

  const search = async (): Promise<void> => {
    if (term.trim() === '' || isSearching) return;
    setSearching(true);
    const result = await loadEntities()
      .then((entities) => entities.find(fieldId, term))
      .catch(() => 'failed' as const);
    setSearching(false);
    setWhole(false);
    setFound(result);
  };
  const matches = found === null || found === 'failed' ? [] : found;
  return (
    <>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <TextField
          id={`${id}-term`}
          name={`${name}-term`}
          label={words.findLabel(kindName)}
          hint={words.findHint}
          type="search"
          value={term}
          onChange={setTerm}
        />
        <Button type="submit" icon="search" isPending={isSearching}>
          {words.find}
        </Button>
      </form>
      <output className={styles.outcome}>
        {found === 'failed' || (found === null && isFailed)
          ? words.searchFailed
          : found && (found.length === 0 ? words.noMatches(kindName) : words.found(found.length))}
      </output>
      {found === null && <EntityList title={words.suggested} entities={suggested} onChoose={onChoose} />}
      <EntityList
        title={words.results}
        entities={isWhole ? matches : matches.slice(0, shownAtFirst)}
        onChoose={onChoose}
      />
      {matches.length > shownAtFirst && (
        <div>
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? words.showLess : words.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
