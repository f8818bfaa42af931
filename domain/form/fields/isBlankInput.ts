import type { Content } from '#domain/form/Content.ts';
import { readLine } from '#domain/form/fields/kinds/textContent.ts';

/** Whether input is empty, whatever its shape. */
export function isBlankInput(raw: Content): boolean {
  if (typeof raw === 'string') return readLine(raw) === null;
  if (typeof raw !== 'object' || raw === null) return raw === null || raw === false;
  return Object.values(raw).every(isBlankInput);
}
