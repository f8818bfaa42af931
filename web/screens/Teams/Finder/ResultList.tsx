import type { ReactElement } from 'react';
import { moved, patched } from '#domain/finder/editFinder.ts';
import { finderLimits as limits, type FinderResult } from '#domain/finder/Finder.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { fieldIdOf, focusSoon, removePart, type FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { newResult } from '#web/screens/Teams/Finder/newParts.ts';
import { Part } from '#web/screens/Teams/Finder/Part.tsx';
import { PartActions } from '#web/screens/Teams/Finder/PartActions.tsx';
import { ResultForms } from '#web/screens/Teams/Finder/ResultForms.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

export function ResultList({ editing }: { readonly editing: FinderEditing }): ReactElement {
  const { finder, change } = editing;
  const add = (): void => {
    const result = newResult();
    change((current) => ({ ...current, results: [...current.results, result] }));
    focusSoon(fieldIdOf(`results.${result.key}.title`));
  };
  return (
    <section className={styles.group} aria-labelledby="finder-results">
      <h2 id="finder-results">{words.results}</h2>
      <p className={styles.lead}>{finder.results.length === 0 ? words.noResults : words.resultsLead}</p>
      <ol className={styles.parts}>
        {finder.results.map((result, at) => (
          <ResultCard key={result.key} editing={editing} result={result} at={at} />
        ))}
      </ol>
      {finder.results.length < limits.results && (
        <div>
          <Button id={fieldIdOf('results')} icon="plus" onPress={add}>
            {words.addResult}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ResultCardProps {
  readonly editing: FinderEditing;
  readonly result: FinderResult;
  readonly at: number;
}

function ResultCard({ editing, result, at }: ResultCardProps): ReactElement {
  const { finder, change } = editing;
  const { key, title, text, contact } = result;
  const path = `results.${key}`;
  const name = words.result(at + 1);
  const set = (part: Partial<FinderResult>): void =>
    change((current) => ({ ...current, results: patched(current.results, key, part) }));
  const next = finder.results[at + 1] ?? finder.results[at - 1];
  return (
    <li className={styles.part} aria-label={name}>
      <Part
        path={path}
        name={name}
        text={title}
        note={words.formCount(result.forms.length)}
        startsOpen={title === '' || finder.results.length < 3}
        actions={
          <PartActions
            name={name}
            isFirst={at === 0}
            isLast={at === finder.results.length - 1}
            onMove={(by) => {
              change((current) => ({ ...current, results: moved(current.results, at, by) }));
              focusSoon(fieldIdOf(path));
            }}
            onRemove={() => {
              removePart(change, 'results', at, name);
              focusSoon(fieldIdOf(next ? `results.${next.key}` : 'results'));
            }}
          />
        }
      >
        <TextField
          id={fieldIdOf(`${path}.title`)}
          name={`${path}.title`}
          label={words.resultTitle}
          hint={words.resultTitleHint}
          value={title}
          maxLength={limits.resultTitle}
          isSpellChecked
          onChange={(value) => set({ title: value })}
        />
        <TextArea
          id={fieldIdOf(`${path}.text`)}
          name={`${path}.text`}
          label={words.resultText}
          value={text}
          isOptional
          rows={2}
          maxLength={limits.text}
          onChange={(value) => set({ text: value })}
        />
        <ResultForms
          editing={editing}
          forms={result.forms}
          path={path}
          onChange={(edit) =>
            change((current) => ({
              ...current,
              results: current.results.map((each) => (each.key === key ? { ...each, forms: edit(each.forms) } : each)),
            }))
          }
        />
        <TextField
          id={fieldIdOf(`${path}.contact`)}
          name={`${path}.contact`}
          label={words.contact}
          hint={words.contactHint}
          value={contact}
          isOptional
          maxLength={limits.contact}
          isSpellChecked
          onChange={(value) => set({ contact: value })}
        />
      </Part>
    </li>
  );
}
