import type { ReactElement } from 'react';
import { finderLimits as limits } from '#domain/finder/Finder.ts';
import { finderWords } from '#messages/filling/finderWords.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { fieldIdOf, type FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { Part } from '#web/screens/Teams/Finder/Part.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

/** The title of the whole finder, and what is shown above the first question. */
export function FinderTexts({ editing: { finder, change } }: { readonly editing: FinderEditing }): ReactElement {
  return (
    <div className={styles.part}>
      <Part path="texts" name={words.texts} text={finder.title || finderWords.title} startsOpen={false}>
        <TextField
          id={fieldIdOf('title')}
          name="title"
          label={words.titleLabel}
          hint={words.titleHint}
          value={finder.title}
          isOptional
          maxLength={limits.title}
          isSpellChecked
          onChange={(title) => change((current) => ({ ...current, title }))}
        />
        <TextArea
          id={fieldIdOf('intro')}
          name="intro"
          label={words.introLabel}
          hint={words.introHint}
          value={finder.intro}
          isOptional
          rows={2}
          maxLength={limits.intro}
          onChange={(intro) => change((current) => ({ ...current, intro }))}
        />
      </Part>
    </div>
  );
}
