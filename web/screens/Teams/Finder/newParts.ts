import type { FinderQuestion, FinderResult } from '#domain/finder/Finder.ts';
import { randomKey } from '#web/navigation/randomKey.ts';

/** The keys of new parts become part of shared links, so they are short. */
export const newKey = (): string => randomKey().slice(0, 8);

export const newQuestion = (): FinderQuestion => ({
  ...{ key: newKey(), text: '', hint: '' },
  answers: [
    { key: newKey(), text: '', leadsTo: null },
    { key: newKey(), text: '', leadsTo: null },
  ],
});

export const newResult = (): FinderResult => ({ key: newKey(), title: '', text: '', contact: '', forms: [] });
