import { useState } from 'react';
import { mostRows, rowsAgain } from '#web/relay/rowsAgain.ts';
import { freshCount } from '#web/screens/Dashboard/freshCount.ts';

const fewestRows = 20;

export interface ShownRows {
  readonly ids: readonly string[];
  readonly total: number;
  readonly hasNext: boolean;
}

/** What a list was found to be, when it was looked at again. */
interface FoundRows {
  /** its first rows */
  readonly found: readonly string[];
  /** those of the shown ones that the viewer still sees */
  readonly there: readonly string[];
  readonly total: number | null;
}

export interface RowNews {
  /** how many rows the list has now; null while nothing was heard */
  readonly total: number | null;
  /** how many have come before or between those that are shown */
  readonly fresh: number;
  /** rows that are shown, and that the viewer does not see any more */
  readonly gone: ReadonlySet<string>;
  /** the first row of the list of which it is news */
  readonly first: string | undefined;
}

const nothingNew: RowNews = { first: undefined, total: null, fresh: 0, gone: new Set() };

interface HearingNews {
  readonly news: RowNews;
  /** what is to be asked for: so many of the first rows, and these as they are now */
  readonly asked: { readonly count: number; readonly ids: string[] };
  readonly hear: (found: FoundRows) => void;
  readonly forget: () => void;
  /** there are more rows than a first page */
  readonly isLong: boolean;
}

/** What became of a list since it was loaded: counted, so that nothing moves until somebody wants to see it. */
export function useRowNews({ ids, total, hasNext }: ShownRows): HearingNews {
  const [news, setNews] = useState(nothingNew);
  const first = ids[0];
  const looked = ids.slice(0, mostRows);
  return {
    news: news.first === first ? news : nothingNew,
    asked: { count: rowsAgain(ids.length, fewestRows), ids: looked },
    hear({ found, there, total: now }) {
      const seen = new Set(there);
      const totalNow = now ?? total;
      const isCut = hasNext || ids.length > mostRows;
      setNews({
        first,
        total: totalNow,
        fresh: freshCount({ shown: looked, found, hasNext: isCut, growth: totalNow - total }),
        gone: new Set(looked.filter((id) => !seen.has(id))),
      });
    },
    forget: () => setNews(nothingNew),
    isLong: ids.length > fewestRows,
  };
}
