import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { newFormWords as words } from '#messages/form/formWords.ts';
import type { TemplatePicker_forms$key } from '#web/__generated__/TemplatePicker_forms.graphql.ts';
import { TemplateList, type TemplateEntry } from '#web/screens/Templates/NewForm/TemplateList.tsx';
import { TemplatePreview } from '#web/screens/Templates/NewForm/TemplatePreview.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/NewForm/TemplatePicker.module.css';

/** The choice of a form without steps, which has no id. */
export const blankForm = '';

interface TemplatePickerProps {
  readonly forms: TemplatePicker_forms$key;
  /** the id of a form of the library */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** what a blank form needs */
  readonly blank: ReactNode;
  readonly actions: ReactNode;
}

const all = 'all';
const blankEntry: TemplateEntry = { id: blankForm, name: words.blank, detail: words.blankText, icon: 'plus' };

/** The library with its categories and search, and a preview of the selected form. */
export function TemplatePicker({ forms: key, selected, onSelect, blank, actions }: TemplatePickerProps): ReactElement {
  const forms = useFragment(
    graphql`
      fragment TemplatePicker_forms on LibraryForm @relay(plural: true) {
        libraryFormId
        name
        description
        icon
        category
        stepNames
        ...TemplatePreview_form
      }
    `,
    key,
  );
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(all);
  const chosen = forms.find(({ libraryFormId }) => libraryFormId === selected);
  const categoryOf = (form: { readonly category?: string | null | undefined }): string =>
    form.category ?? words.otherCategory;
  const categories = [...new Set(forms.map(categoryOf))].toSorted((a, b) => a.localeCompare(b));
  const wanted = search.trim().toLowerCase();
  const entriesIn = (tab: string): readonly TemplateEntry[] =>
    forms
      .filter((form) => tab === all || categoryOf(form) === tab)
      .filter(({ name, description, stepNames }) =>
        [name, description ?? '', ...stepNames].some((text) => text.toLowerCase().includes(wanted)),
      )
      .map((form) => ({ id: form.libraryFormId, name: form.name, detail: categoryOf(form), icon: form.icon }));
  const preview = (
    <section className={styles.preview} aria-label={words.preview}>
      {chosen ? <TemplatePreview form={chosen} /> : <h2>{words.blank}</h2>}
      {!chosen && blank}
      {actions}
    </section>
  );
  return (
    <section className={styles.library} aria-label={words.templates}>
      <Alert tone="info">{words.customizable}</Alert>
      <div className={styles.search}>
        <TextField
          id="search-templates"
          name="search"
          type="search"
          label={words.searchTemplates}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Tabs
        label={words.categories}
        selected={category}
        onSelect={setCategory}
        tabs={[all, ...categories].map((tab) => ({
          id: tab,
          label: tab === all ? words.allCategories : tab,
          content: (
            <div className={styles.picker}>
              <TemplateList
                entries={[...(tab === all && wanted === '' ? [blankEntry] : []), ...entriesIn(tab)]}
                selected={selected}
                onSelect={onSelect}
              />
              {preview}
            </div>
          ),
        }))}
      />
    </section>
  );
}
