import { mostExportedRows } from '#domain/export/exportRules.ts';
import { createAccess, type Access } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { readsAllOf } from '#server/queries/export/exportedAnswers.ts';
import type { ExportReach } from '#server/queries/export/ExportRequest.ts';
import type { PlacedSource } from '#server/queries/export/placedRows.ts';
import type { Services } from '#server/Services.ts';

/** There are more rows than an export can hold. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

export interface ReadableForm {
  readonly formId: string;
  /** the versions whose questions have columns: those of which there are rows, and such as were added to them */
  readonly versionIds: ReadonlySet<string>;
  /** in the order in which they came */
  readonly ids: readonly string[];
}

interface Readable {
  readonly forms: readonly ReadableForm[];
  readonly reach: ExportReach;
  readonly count: number;
}

/**
 * Those of the rows that somebody may take along, by their forms. Only ids are kept: 100,000 of them take some
 * megabytes, while the rows themselves are read and written some hundreds at a time.
 */
export async function readableRows(
  { pool }: Pick<Services, 'pool'>,
  principal: Principal,
  source: PlacedSource,
): Promise<Readable> {
  const forms = new Map<string, { readonly versionIds: Set<string>; readonly ids: string[] }>();
  const formIds = new Set<string>();
  const submissionIds = new Set<string>();
  let count = 0;
  for await (const rows of source) {
    // one access a batch: it keeps what it has learned
    const access = createAccess(pool, principal);
    const whole = await formsReadWhole(access, new Set(rows.map(({ formId }) => formId)));
    const seen = await Promise.all(
      rows.map(async (row) => {
        if (whole.has(row.formId)) return { row, isByForm: true };
        if (!(await access.may('submission', 'exportSubmission', row.submissionId))) return null;
        return { row, isByForm: await access.may('masterTemplate', 'exportForm', row.formId) };
      }),
    );
    for (const one of seen) {
      if (one === null) continue;
      const { id, formId, versionId, submissionId } = one.row;
      const form = forms.get(formId) ?? { versionIds: new Set(), ids: [] };
      forms.set(formId, form);
      form.ids.push(id);
      form.versionIds.add(versionId);
      if (one.isByForm) formIds.add(formId);
      else submissionIds.add(submissionId);
      count += 1;
    }
    if (count > mostExportedRows) throw new TooManyRows();
  }
  return {
    forms: [...forms].map(([formId, form]) => ({ formId, ...form })),
    reach: { formIds: [...formIds], submissionIds: [...submissionIds], teamIds: [] },
    count,
  };
}

/** Those of which somebody takes along whatever there is, without being asked for each. */
async function formsReadWhole(access: Access, formIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    [...formIds].map(async (id) =>
      (await access.may('masterTemplate', 'exportForm', id)) && (await readsAllOf(access, id)) ? id : [],
    ),
  );
  return new Set(found.flat());
}
