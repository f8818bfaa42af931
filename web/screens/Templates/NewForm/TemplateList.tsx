import type { ReactElement } from 'react';
import { isFormIcon } from '#domain/template/formIcons.ts';
import { newFormWords as words } from '#messages/form/formWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/NewForm/TemplatePicker.module.css';

export interface TemplateEntry {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly icon: string | null | undefined;
}

interface TemplateListProps {
  readonly entries: readonly TemplateEntry[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** The forms to start from, as radio buttons. */
export function TemplateList({ entries, selected, onSelect }: TemplateListProps): ReactElement {
  if (entries.length === 0) return <output>{words.noTemplates}</output>;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{words.templates}</legend>
      {entries.map(({ id, name, detail, icon }) => (
        <label key={id} className={styles.entry}>
          <input
            className={styles.radio}
            type="radio"
            name="template"
            value={id}
            checked={selected === id}
            onChange={() => onSelect(id)}
          />
          <span className={styles.icon}>
            <Icon name={isFormIcon(icon) ? icon : id === '' ? 'plus' : 'document'} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
