import pg from 'pg';
import { instantText } from '#server/database/instantText.ts';

const { TIMESTAMPTZ } = pg.types.builtins;

/**
 * For rows that are only shown: their moments stay text. Of a page with a hundred of them, a seventh of the server's
 * time went into making dates of text and text of dates.
 */
export const instantsAsText: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === TIMESTAMPTZ ? instantText : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
