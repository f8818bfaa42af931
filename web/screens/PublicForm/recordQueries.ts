import { defaultSearchType } from '#domain/filter/lists.ts';
import { recordSearchIn, recordSearchVariables } from '#web/parts/records/recordSearch.ts';

export { default as PublicRecordsParameters } from '#web/__generated__/PublicRecordsScreenQuery$parameters.ts';
export { default as RecordParameters } from '#web/__generated__/RecordScreenQuery$parameters.ts';

export const formSearchIn = (search: URLSearchParams) =>
  recordSearchVariables(recordSearchIn(search, defaultSearchType.form));
