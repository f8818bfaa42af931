import { snakeCase } from '#domain/form/fields/fieldSettings.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { partRows, partTexts, type PartText } from '#server/database/formParts.ts';
import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

/** The texts the writer saw when they started the change; omitted ones are not compared. */
export type SeenTexts = { readonly [Text in PartText]?: string | null };

/** A change that replaces texts. Sending the texts it is based on prevents overwriting someone else's text unseen. */
export interface ReplacesTexts {
  readonly seen?: SeenTexts | null | undefined;
}

const tables = [
  ['FlowTemplate', 'flow_templates'],
  ...partRows.filter(([, { texts: own }]) => own).map(([kind, { table }]) => [kind, table] as const),
] as const;

const statements = new Map(
  tables.map(([kind, table]) => [
    kind,
    statement<[id: string], { readonly row: Readonly<Record<string, unknown>> }>(
      `texts_of_${kind}`,
      `SELECT to_jsonb(r) AS row FROM ${table} r WHERE r.id = $1`,
    ),
  ]),
);

/** Refuses the change if a text is neither what the writer saw nor already what they want. */
export async function refuseChangedTexts(
  { queries }: Tx,
  [kind, id]: readonly [PartKind, string],
  seen: SeenTexts | null | undefined,
  wanted: SeenTexts,
): Promise<void> {
  if (!seen) return;
  const [found] = (await statements.get(kind)?.rows(queries, [id])) ?? [];
  refuseUnless(found, 'outdated');
  for (const text of partTexts)
    refuseIfChanged({ now: found.row[snakeCase(text)], seen: seen[text], wanted: wanted[text] });
}

interface Replaced {
  readonly now: unknown;
  /** undefined if it is not to be compared */
  readonly seen: unknown;
  readonly wanted: unknown;
}

/** Refuses the change if the current text or number is neither what was seen nor already what is wanted. */
export function refuseIfChanged({ now, seen, wanted }: Replaced): void {
  if (seen === undefined || read(now) === read(seen) || read(now) === read(wanted)) return;
  throw new Refusal('textChanged');
}

const read = (value: unknown): string =>
  typeof value === 'bigint' || typeof value === 'number'
    ? value.toString()
    : oneLine(typeof value === 'string' ? value : '');
