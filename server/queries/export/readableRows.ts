import { maxExportedRows } from '#domain/export/exportRules.ts';
import { createAccess, type Access } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { mayExportAllAnswers } from '#server/queries/export/exportedAnswers.ts';
import type { ExportContents } from '#server/queries/export/ExportRequest.ts';
import type { ExportRowSource } from '#server/queries/export/exportRows.ts';
import type { Services } from '#server/Services.ts';

export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

export interface ReadableForm {
  readonly formId: string;
  /** versions whose questions get columns: those of the rows, and those added by `withPublished` */
  readonly versionIds: ReadonlySet<string>;
  /** in file order */
  readonly ids: readonly string[];
}

interface Readable {
  readonly forms: readonly ReadableForm[];
  readonly reach: ExportContents;
  readonly count: number;
}

/**
 * The rows the principal may export, by form. Keeps only ids, a few megabytes for 100,000 rows; the rows themselves are
 * read a few hundred at a time.
 */
export async function readableRows(
  { pool }: Pick<Services, 'pool'>,
  principal: Principal,
  source: ExportRowSource,
): Promise<Readable> {
  const forms = new Map<string, { readonly versionIds: Set<string>; readonly ids: string[] }>();
  const formIds = new Set<string>();
  const submissionIds = new Set<string>();
  let count = 0;
  for await (const rows of source) {
    // one `Access` per batch, because it caches what it loads
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
    if (count > maxExportedRows) throw new TooManyRows();
  }
  return {
    forms: [...forms].map(([formId, form]) => ({ formId, ...form })),
    reach: { formIds: [...formIds], submissionIds: [...submissionIds], teamIds: [] },
    count,
  };
}

/** Forms the principal may export completely, without a check per row. */
async function formsReadWhole(access: Access, formIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    [...formIds].map(async (id) =>
      (await access.may('masterTemplate', 'exportForm', id)) && (await mayExportAllAnswers(access, id)) ? id : [],
    ),
  );
  return new Set(found.flat());
}
