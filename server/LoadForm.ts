import type { Form } from '#domain/form/Form.ts';
import type { Queries } from '#server/database/Queries.ts';

/**
 * Inside a transaction, pass its queries: it already holds a connection, and taking a second one from the pool can
 * deadlock when many transactions do.
 */
export type LoadForm = (flowTemplateId: string, within?: Queries) => Promise<Form | null>;
