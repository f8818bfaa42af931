/**
 * What came of a job, by the documented names (`template_data`, `issued_output_id`, `file_url`): operations know it by
 * their own. Results of before have them already.
 */
export function documentedResult(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(documentedResult);
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [snakeCased(name), documentedResult(value)]));
}

const snakeCased = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
