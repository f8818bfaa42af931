import type { Pool } from 'pg';
import { buildForm } from '#domain/form/buildForm.ts';
import type { Form } from '#domain/form/Form.ts';
import { statement } from '#server/database/statement.ts';
import { formRows } from '#server/queries/form/formRows.ts';

const revisionOf = statement<[flowTemplateId: string], { readonly revision: number }>(
  'form_revision',
  'SELECT revision FROM flow_templates WHERE id = $1',
);

export type LoadForm = (flowTemplateId: string) => Promise<Form | null>;

interface Kept {
  readonly form: Form;
  readonly isFrozen: boolean;
  readonly revision: number;
}

/** Forms that are kept in memory at a time; a form of 1,000 fields is about a megabyte. */
const mostForms = 500;

/** Builds each version once: published ones are kept for ever, drafts until their revision has moved on. */
export function createFormLoader(pool: Pool): LoadForm {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Form | null>>();

  async function build(id: string): Promise<Form | null> {
    const [row] = await formRows.rows(pool, [id]);
    if (!row) return null;
    const form = buildForm(row);
    kept.delete(id);
    kept.set(id, { form, isFrozen: row.kind === 'published', revision: row.revision });
    const [oldest] = kept.keys();
    if (kept.size > mostForms && oldest !== undefined) kept.delete(oldest);
    return form;
  }

  async function load(id: string): Promise<Form | null> {
    const known = kept.get(id);
    if (known) {
      const [current] = await revisionOf.rows(pool, [id]);
      if (current?.revision === known.revision) return known.form;
    }
    return build(id);
  }

  return (id) => {
    const known = kept.get(id);
    if (known) return known.isFrozen ? Promise.resolve(known.form) : load(id);
    const running = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, running);
    return running;
  };
}
