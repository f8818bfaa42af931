import { defaultSearchType } from '#domain/filter/lists.ts';
import { recordSearchIn, recordSearchVariables } from '#web/parts/records/recordSearch.ts';

export { default as FaqsParameters } from '#web/__generated__/FaqsScreenQuery$parameters.ts';
export { default as FinderParameters } from '#web/__generated__/FinderScreenQuery$parameters.ts';
export { default as PublicRecordsParameters } from '#web/__generated__/PublicRecordsScreenQuery$parameters.ts';
export { default as RecordParameters } from '#web/__generated__/RecordScreenQuery$parameters.ts';
export { default as SearchPageParameters } from '#web/__generated__/SearchPageScreenQuery$parameters.ts';
export { default as StatsParameters } from '#web/__generated__/StatsScreenQuery$parameters.ts';

/** The variables of a public search, of one form or of a search page. */
export const searchIn = (search: URLSearchParams, place: keyof typeof defaultSearchType) =>
  recordSearchVariables(recordSearchIn(search, defaultSearchType[place]));

/** A number that no record has, for addresses that don't contain one. */
const noRecord = 0;

export const recordNumberIn = (text: string | undefined): number =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : noRecord;

export const loadFaqsScreen = async () => (await import('#web/screens/PublicForm/FaqsScreen.tsx')).FaqsScreen;
export const loadPublicRecordsScreen = async () =>
  (await import('#web/screens/PublicForm/PublicRecordsScreen.tsx')).PublicRecordsScreen;
export const loadRecordScreen = async () => (await import('#web/screens/PublicForm/RecordScreen.tsx')).RecordScreen;
export const loadSearchPageScreen = async () =>
  (await import('#web/screens/PublicForm/SearchPageScreen.tsx')).SearchPageScreen;
export const loadStatsScreen = async () => (await import('#web/screens/PublicForm/StatsScreen.tsx')).StatsScreen;
