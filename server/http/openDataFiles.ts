import { answerCell, type Cell } from '#domain/export/Cell.ts';
import { csvByteOrderMark, csvLine } from '#domain/export/csv.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { openDataColumns, type FirstName, type OpenDataColumn } from '#domain/record/openDataColumns.ts';
import { openDataColumnWords, openDataDocument, openDataTitle } from '#messages/filling/openDataWords.ts';
import type { OpenForm } from '#server/graphql/record/tellRecords.ts';
import type { OpenDataRow } from '#server/queries/record/openDataRows.ts';

const ownTypes: Readonly<Record<keyof typeof openDataColumnWords, OpenDataColumn['type']>> = {
  ...{ number: 'integer', custom_number: 'string', started_on: 'date', completed_on: 'date', renewal: 'string' },
  ...{ documents: 'string', longitude: 'decimal', latitude: 'decimal', page: 'string' },
};

export interface OpenData {
  readonly form: OpenForm;
  readonly teamName: string;
  readonly license: string;
  /** of all questions that were ever public, in the order of their publication */
  readonly firstNames: readonly FirstName[];
  readonly publicUrl: string;
  /** the address of the files without their ending */
  readonly address: string;
}

const columnsOf = ({ form, firstNames }: OpenData): readonly OpenDataColumn[] =>
  openDataColumns(
    Object.entries(openDataColumnWords).map(([key, [title, description]]) => ({
      ...{ key, title, description, type: ownTypes[key as keyof typeof ownTypes] },
    })),
    form.fields,
    firstNames,
  );

const placeOf = ({ answers }: OpenDataRow) => answers.find(({ place }) => place !== null)?.place ?? null;

const pageOf = ({ publicUrl, form }: OpenData, { scopedId }: OpenDataRow): string =>
  `${publicUrl}/${form.team.slug}/${form.slug}/records/${scopedId}`;

interface Dates {
  readonly issuedOn: string;
  readonly expiresOn: string | null;
}

const datesOf = (issuedAt: string, expiresAt: string | null, timeZone: string): Dates => ({
  issuedOn: dateIn(new Date(issuedAt), timeZone),
  expiresOn: expiresAt === null ? null : dateIn(new Date(expiresAt), timeZone),
});

/** The cells of a record, by the key of their column. */
function cellsOf(data: OpenData, row: OpenDataRow): Readonly<Record<keyof typeof openDataColumnWords, Cell>> {
  const { timeZone } = data.form.team;
  const place = placeOf(row);
  const documents = (row.documents ?? []).map(({ name, issuedAt, expiresAt, isRevoked }) => {
    const { issuedOn, expiresOn } = datesOf(issuedAt, expiresAt, timeZone);
    return openDataDocument(name, issuedOn, expiresOn, isRevoked);
  });
  return {
    number: { number: row.scopedId },
    custom_number: row.customId,
    started_on: { date: dateIn(row.createdAt, timeZone) },
    completed_on: { date: dateIn(row.finishedAt, timeZone) },
    renewal: row.isRenewal ? 'yes' : 'no',
    documents: documents.join('; ') || null,
    longitude: place && { number: place.longitude },
    latitude: place && { number: place.latitude },
    page: pageOf(data, row),
  };
}

const answersIn = ({ answers }: OpenDataRow, timeZone: string): ReadonlyMap<string, Cell> =>
  new Map(answers.map(({ identity, content, field }) => [identity, answerCell(content, field, timeZone)]));

/** A value as JSON: amounts are in dollars, and times in the team's time zone. */
function jsonOf(cell: Cell): string | number | null {
  if (cell === null || typeof cell === 'string') return cell;
  if ('number' in cell) return cell.number;
  if ('cents' in cell) return cell.cents / 100;
  return 'date' in cell ? cell.date : cell.clock;
}

function valuesOf(data: OpenData, columns: readonly OpenDataColumn[], row: OpenDataRow): readonly Cell[] {
  const own: Readonly<Record<string, Cell>> = cellsOf(data, row);
  const answers = answersIn(row, data.form.team.timeZone);
  return columns.map(({ key, fieldIdentity }) =>
    fieldIdentity === null ? (own[key] ?? null) : (answers.get(fieldIdentity) ?? null),
  );
}

const objectOf = (data: OpenData, columns: readonly OpenDataColumn[], row: OpenDataRow): Record<string, unknown> => {
  const values = valuesOf(data, columns, row);
  return Object.fromEntries(columns.map(({ key }, at) => [key, jsonOf(values[at] ?? null)]));
};

type Batches = AsyncIterable<readonly OpenDataRow[]>;

export async function* csvFile(data: OpenData, batches: Batches): AsyncGenerator<string> {
  const columns = columnsOf(data);
  yield csvByteOrderMark + csvLine(columns.map(({ key }) => key));
  for await (const rows of batches) yield rows.map((row) => csvLine(valuesOf(data, columns, row))).join('');
}

async function* listed(head: string, batches: Batches, write: (row: OpenDataRow) => unknown): AsyncGenerator<string> {
  let before = '';
  yield head;
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(write(row))).join(',\n');
    before = ',\n';
  }
  yield ']}\n';
}

const aboutOf = ({ form, teamName, license, address }: OpenData) => ({
  ...{ title: openDataTitle(form.name), publisher: teamName, license, dictionary: `${address}.schema.json` },
});

const opened = (about: object, list: string): string => `${JSON.stringify(about).slice(0, -1)},"${list}":[\n`;

export function jsonFile(data: OpenData, batches: Batches): AsyncGenerator<string> {
  const columns = columnsOf(data);
  return listed(opened(aboutOf(data), 'records'), batches, (row) => objectOf(data, columns, row));
}

/** Records without a known location have no geometry, so that every file has all records. */
export function geoJsonFile(data: OpenData, batches: Batches): AsyncGenerator<string> {
  const columns = columnsOf(data).filter(({ key }) => key !== 'longitude' && key !== 'latitude');
  return listed(opened({ type: 'FeatureCollection', ...aboutOf(data) }, 'features'), batches, (row) => {
    const place = placeOf(row);
    return {
      type: 'Feature',
      id: row.scopedId,
      geometry: place && { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: objectOf(data, columns, row),
    };
  });
}

/** The data dictionary, as CSV on the Web describes it. */
export const dictionaryOf = (data: OpenData): object => ({
  '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
  url: `${data.address}.csv`,
  'dc:title': openDataTitle(data.form.name),
  'dc:publisher': data.teamName,
  'dc:license': data.license,
  dialect: { encoding: 'utf-8', header: true },
  tableSchema: {
    primaryKey: 'number',
    columns: columnsOf(data).map(({ key, title, description, type }) => ({
      ...{ name: key, titles: title || key, datatype: type },
      ...(description ? { 'dc:description': description } : {}),
    })),
  },
});
