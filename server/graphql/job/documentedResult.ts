/**
 * The result of a job with the documented key names (`template_data`, `issued_output_id`, `file_url`) in place of the
 * camelCase names used in the code. Older results already have the documented names.
 */
export function documentedResult(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(documentedResult);
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [snakeCased(name), documentedResult(value)]));
}

const snakeCased = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
