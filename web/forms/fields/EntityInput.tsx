import { useState, type ReactElement } from 'react';
import { isContentRecord } from '#domain/form/Content.ts';
import { entityFieldWords } from '#messages/filling/entityFieldWords.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { RemoteEntityInput } from '#web/forms/fields/RemoteEntityInput.tsx';
import { useFormServices, type FoundEntities } from '#web/forms/FormServices.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

const shownAtFirst = 10;

/** Searches the team's records by name. */
export function EntityInput({ field, value, onChange, ...props }: InputProps): ReactElement {
  const { findEntities } = useFormServices();
  const [term, setTerm] = useState('');
  /** null if the search failed */
  const [found, setFound] = useState<FoundEntities | null | undefined>();
  const [isSearching, setSearching] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const chosen = isContentRecord(value) && typeof value['name'] === 'string' ? value['name'] : null;

  const search = async (): Promise<void> => {
    if (term.trim() === '') return;
    setSearching(true);
    const result = await findEntities(field.id, term);
    setSearching(false);
    setWhole(false);
    setFound(result);
  };
  if (chosen !== null) {
    return (
      <FieldGroup {...props}>
        <div className={styles.chosen}>
          <strong>{chosen}</strong>
          <Button look="quiet" onPress={() => onChange(null)}>
            {entityFieldWords.changeChoice}
          </Button>
        </div>
      </FieldGroup>
    );
  }
  const entities = found?.entities;
  const shown = isWhole ? entities : entities?.slice(0, shownAtFirst);
  return (
    <FieldGroup {...props}>
      <RemoteEntityInput id={props.id} fieldId={field.id} onChoose={({ id, name }) => onChange({ id, name })}>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            void search();
          }}
        >
          <TextField
            id={`${props.id}-term`}
            name={`${props.name}-term`}
            label={entityFieldWords.find}
            hint={entityFieldWords.findHint}
            type="search"
            value={term}
            onChange={setTerm}
          />
          <Button type="submit" icon="search" isPending={isSearching}>
            {entityFieldWords.find}
          </Button>
        </form>
        <output>
          {found === null && entityFieldWords.searchFailed}
          {found?.entities.length === 0 && entityFieldWords.noMatches(found.kind ?? field.name)}
        </output>
        <ul className={styles.found}>
          {shown?.map(({ id, name }) => (
            <li key={id}>
              <Button onPress={() => onChange({ id, name })}>{name}</Button>
            </li>
          ))}
        </ul>
        {(entities?.length ?? 0) > shownAtFirst && (
          <Button look="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? entityFieldWords.showLess : entityFieldWords.showMore}
          </Button>
        )}
      </RemoteEntityInput>
    </FieldGroup>
  );
}
