import { useState } from 'react';
import { newRowCount } from '#web/lists/newRowCount.ts';
import { maxRowsPerRequest, refetchRowCount } from '#web/relay/refetchRowCount.ts';

const fewestRows = 20;

export interface DisplayedRows {
  readonly ids: readonly string[];
  readonly total: number;
  readonly hasNext: boolean;
}

/** Result of checking a list again. */
interface FoundRows {
  /** IDs of its first rows */
  readonly found: readonly string[];
  /** shown rows that the viewer can still see */
  readonly there: readonly string[];
  readonly total: number | null;
}

export interface RowChanges {
  /** current total; null until checked */
  readonly total: number | null;
  /** number of new rows before or between the shown ones */
  readonly fresh: number;
  /** shown rows that the viewer can no longer see */
  readonly gone: ReadonlySet<string>;
  /** first row of the list these counts belong to */
  readonly first: string | undefined;
}

const nothingNew: RowChanges = { first: undefined, total: null, fresh: 0, gone: new Set() };

interface HearingNews {
  readonly news: RowChanges;
  /** what to fetch: the first `count` rows, and the current state of `ids` */
  readonly requested: { readonly count: number; readonly ids: string[] };
  readonly hear: (found: FoundRows) => void;
  readonly forget: () => void;
  /** more rows are shown than fit on one page */
  readonly isLong: boolean;
}

/** Changes to a list since it was loaded. They are only counted, so that nothing moves until the user asks for it. */
export function useRowChanges({ ids, total, hasNext }: DisplayedRows): HearingNews {
  const [news, setNews] = useState(nothingNew);
  const first = ids[0];
  const looked = ids.slice(0, maxRowsPerRequest);
  return {
    news: news.first === first ? news : nothingNew,
    requested: { count: refetchRowCount(ids.length, fewestRows), ids: looked },
    hear({ found, there, total: now }) {
      const seen = new Set(there);
      const totalNow = now ?? total;
      const isCut = hasNext || ids.length > maxRowsPerRequest;
      setNews({
        first,
        total: totalNow,
        fresh: newRowCount({ shown: looked, found, hasNext: isCut, growth: totalNow - total }),
        gone: new Set(looked.filter((id) => !seen.has(id))),
      });
    },
    forget: () => setNews(nothingNew),
    isLong: ids.length > fewestRows,
  };
}
