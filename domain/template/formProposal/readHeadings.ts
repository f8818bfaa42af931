/** What the columns of a table of questions hold. Numbers of questions are recognized, so that they aren't reported. */
const tableColumns = [
  'question',
  'type',
  'required',
  'optional',
  'options',
  'section',
  'step',
  'hint',
  'maxLength',
  'number',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Headings that people use, in lowercase without signs. Of two columns for the same, the earlier heading counts. */
const headings: Readonly<Record<TableColumn, string>> = {
  question:
    'question|questions|question text|question label|question name|label|labels|field label|prompt|prompts|field|fields|field name|field names|name|item|items|information|information needed',
  type: 'type|field type|answer type|question type|data type|input type|response type|type of answer|format|kind',
  required: 'required|is required|required y/n|required yes/no|mandatory|is mandatory|must answer|req|req’d|reqd',
  optional: 'optional|is optional',
  options:
    'options|option|choices|answer choices|answer options|possible answers|allowed values|answers|values|dropdown values|dropdown options|list',
  section: 'section|sections|section name|group|category|topic|part|heading',
  step: 'step|steps|step name|stage|page|phase',
  hint: 'help|help text|hint|hints|hint text|guidance|tooltip|instructions|instruction|description|explanation|note|notes',
  maxLength: 'max length|maximum length|max characters|character limit|length',
  number:
    'number|no|#|id|order|question #|question no|question number|question id|field #|field number|field id|item #',
};

interface Meaning {
  readonly column: TableColumn;
  /** lower counts before higher */
  readonly rank: number;
}

const meanings: ReadonlyMap<string, Meaning> = new Map(
  tableColumns.flatMap((column) =>
    headings[column].split('|').map((heading, rank) => [heading, { column, rank }] as const),
  ),
);

/** Words that also start a list of questions, so that they are headings only next to others. */
const ambiguous: ReadonlySet<string> = new Set('name item items information label labels'.split(' '));

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{N}/’# ]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The place of each column, from 0. */
export type TableHeadings = ReadonlyMap<TableColumn, number>;

/** The columns of a row of headings, or null if it isn't one. */
export function readHeadings(cells: readonly string[]): TableHeadings | null {
  const found = new Map<TableColumn, { readonly place: number; readonly rank: number }>();
  for (const [place, cell] of cells.entries()) {
    const { column, rank } = meanings.get(plain(cell)) ?? {};
    if (column === undefined || rank === undefined) continue;
    const known = found.get(column);
    if (known === undefined || rank < known.rank) found.set(column, { place, rank });
  }
  const question = found.get('question');
  if (question === undefined) return null;
  if (found.size === 1 && ambiguous.has(plain(cells[question.place] ?? ''))) return null;
  return new Map([...found].map(([column, { place }]) => [column, place]));
}
