import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

/** A stored file, as an import needs one. */
export const storedCsv = (db: Services['db']) =>
  db.storedFile.create({
    data: {
      ...{ key: `files/${newId()}`, filename: 'old.csv', contentType: 'text/csv', byteSize: 1 },
      ...{ state: 'stored', storedAt: new Date() },
    },
  });
