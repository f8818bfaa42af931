import type { OutputTable_rows$data } from '#web/__generated__/OutputTable_rows.graphql.ts';

export type OutputTableRow = OutputTable_rows$data[number];
