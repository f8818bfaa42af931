import type { OutputTable_rows$data } from '#web/__generated__/OutputTable_rows.graphql.ts';

export type ListedOutput = OutputTable_rows$data[number];
