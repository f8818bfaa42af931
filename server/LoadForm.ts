import type { Form } from '#domain/form/Form.ts';
import type { Queries } from '#server/database/Queries.ts';

/**
 * A transaction passes its own queries: it holds one connection already, and if all who hold one waited for another,
 * nobody would get any.
 */
export type LoadForm = (flowTemplateId: string, within?: Queries) => Promise<Form | null>;
