import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { recordSearchWords } from '#messages/filling/recordSearchWords.ts';
import { searchPagesWords as words } from '#messages/filling/searchPageWords.ts';
import type { SearchPageItems_team$key } from '#web/__generated__/SearchPageItems_team.graphql.ts';
import { readItem, writeItem } from '#web/screens/Teams/SearchPages/searchPageValues.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/screens/Teams/SearchPages/SearchPages.module.css';

interface SearchPageItemsProps extends FieldProps<readonly string[]> {
  readonly team: SearchPageItems_team$key;
}

function moved(items: readonly string[], from: number, to: number): readonly string[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The forms of a search page in their order, each with the questions that are searched and shown. */
export function SearchPageItems({ team, value, onChange, ...field }: SearchPageItemsProps): ReactElement {
  const { searchableForms: forms } = useFragment(
    graphql`
      fragment SearchPageItems_team on Team {
        searchableForms {
          id
          name
          hasPublicRecords
          publishesAnswers
          publishedFields {
            identity
            name
          }
        }
      }
    `,
    team,
  );
  const items = value.map(readItem);
  const places = new Map(items.map(({ formId }, place) => [formId, place]));
  // Chosen forms come first, in the order of the page.
  const listed = forms.toSorted((a, b) => (places.get(a.id) ?? forms.length) - (places.get(b.id) ?? forms.length));
  const toggleForm = (formId: string, isOn: boolean): void =>
    onChange(isOn ? [...value, formId] : value.filter((item) => readItem(item).formId !== formId));
  const toggleField = (formId: string, identity: string, isOn: boolean): void =>
    onChange(
      items.map((item) => {
        if (item.formId !== formId) return writeItem(item);
        const others = item.fieldIdentities.filter((one) => one !== identity);
        return writeItem({ formId, fieldIdentities: isOn ? [...others, identity] : others });
      }),
    );
  return (
    <FieldGroup {...field}>
      {forms.length === 0 && <p>{words.noForms}</p>}
      <div className={styles.forms}>
        {listed.map(({ id, name, hasPublicRecords, publishesAnswers, publishedFields }) => {
          const place = places.get(id);
          const chosen = new Set(place === undefined ? [] : items[place]?.fieldIdentities);
          const note = !hasPublicRecords ? words.notSearchable : !publishesAnswers ? words.answersHidden : null;
          return (
            <div key={id}>
              <Checkbox
                id={`${field.id}-${id}`}
                name={field.name}
                label={name}
                hint={note}
                value={place !== undefined}
                onChange={(isOn) => toggleForm(id, isOn)}
              />
              {place !== undefined && (
                <fieldset aria-label={name} className={styles.fields}>
                  {publishedFields.length === 0 && <p className={styles.note}>{words.noFields}</p>}
                  {publishedFields.map(({ identity, name: question }) => (
                    <Checkbox
                      key={identity}
                      id={`${field.id}-${id}-${identity}`}
                      name={field.name}
                      label={question ?? recordSearchWords.unnamed}
                      value={chosen.has(identity)}
                      onChange={(isOn) => toggleField(id, identity, isOn)}
                    />
                  ))}
                  {value.length > 1 && (
                    <span className={styles.actions}>
                      {place > 0 && (
                        <Button
                          variant="quiet"
                          icon="chevron-up"
                          label={words.moveUp(name)}
                          onPress={() => onChange(moved(value, place, place - 1))}
                        />
                      )}
                      {place < value.length - 1 && (
                        <Button
                          variant="quiet"
                          icon="chevron-down"
                          label={words.moveDown(name)}
                          onPress={() => onChange(moved(value, place, place + 1))}
                        />
                      )}
                    </span>
                  )}
                </fieldset>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
