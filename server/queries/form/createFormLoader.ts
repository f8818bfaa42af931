import type { Pool } from 'pg';
import { buildForm } from '#domain/form/buildForm.ts';
import type { Form } from '#domain/form/Form.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import type { LoadForm } from '#server/LoadForm.ts';
import { entityFieldsHashSql, formRows, type FormRow } from '#server/queries/form/formRows.ts';

const revisionOf = statement<[flowTemplateId: string], Pick<FormRow, 'revision' | 'entityFieldsHash'>>(
  'form_revision',
  `SELECT revision, ${entityFieldsHashSql('$1')} AS "entityFieldsHash" FROM flow_templates WHERE id = $1`,
);

interface Kept {
  readonly form: Form;
  readonly isFrozen: boolean;
  readonly revision: string;
}

const revisionText = ({ revision, entityFieldsHash }: Pick<FormRow, 'revision' | 'entityFieldsHash'>): string =>
  `${revision} ${entityFieldsHash}`;

/** Most forms cached in memory. A form of 1,000 fields takes about 1 MB. */
const mostForms = 500;

/**
 * Builds each version once. Published versions stay cached (they never change); drafts are rebuilt when their revision
 * changes.
 */
export function createFormLoader(pool: Pool): LoadForm {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Form | null>>();

  async function build(id: string, queries: Queries): Promise<Form | null> {
    const [row] = await formRows.rows(queries, [id]);
    if (!row) return null;
    const form = buildForm(row);
    kept.delete(id);
    kept.set(id, { form, isFrozen: row.kind === 'published', revision: revisionText(row) });
    const [oldest] = kept.keys();
    if (kept.size > mostForms && oldest !== undefined) kept.delete(oldest);
    return form;
  }

  async function load(id: string, queries: Queries): Promise<Form | null> {
    const known = kept.get(id);
    if (known) {
      const [current] = await revisionOf.rows(queries, [id]);
      if (current && revisionText(current) === known.revision) return known.form;
    }
    return build(id, queries);
  }

  return (id, within) => {
    const known = kept.get(id);
    if (known?.isFrozen) return Promise.resolve(known.form);
    // reads in a transaction are not shared: it may have written the version itself, and must not wait for another read
    if (known || within) return load(id, within ?? pool);
    const running = loading.get(id) ?? load(id, pool).finally(() => loading.delete(id));
    loading.set(id, running);
    return running;
  };
}
