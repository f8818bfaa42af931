import type { SearchPageDraft } from '#domain/record/searchPage.ts';

/** Values of the editor. */
export type SearchPageValues = {
  readonly name: string;
  readonly slug: string;
  readonly instructions: string;
  /** forms and their questions in the order of the page, each as written by `writeItem` */
  readonly items: readonly string[];
};

interface Item {
  readonly formId: string;
  readonly fieldIdentities: readonly string[];
}

export const emptySearchPage: SearchPageValues = { name: '', slug: '', instructions: '', items: [] };

/** Form state compares and keeps texts only. */
export const writeItem = ({ formId, fieldIdentities }: Item): string => [formId, ...fieldIdentities].join(' ');

export function readItem(text: string): Item {
  const [formId = '', ...fieldIdentities] = text.split(' ');
  return { formId, fieldIdentities };
}

export const toSearchPageDraft = ({ name, slug, instructions, items }: SearchPageValues): SearchPageDraft => ({
  ...{ name, slug: slug.trim(), items: items.map(readItem) },
  instructions: instructions.trim() || null,
});

export function searchPageInput(values: SearchPageValues) {
  const { items, ...rest } = toSearchPageDraft(values);
  return {
    ...rest,
    items: items.map(({ formId, fieldIdentities }) => ({
      masterTemplateId: formId,
      fieldIdentities: [...fieldIdentities],
    })),
  };
}
