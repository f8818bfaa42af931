import type { Form } from '#domain/form/Form.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

const place = 'answers.';

/** Adds field names to problems, for readers who don't see the form. */
export const namedProblems = (problems: readonly Problem[], { fields, fieldSlots }: Form): readonly Problem[] =>
  problems.map((problem) => {
    const identity = problem.path.startsWith(place) ? problem.path.slice(place.length) : '';
    const field = fields[fieldSlots.get(identity) ?? -1];
    return field ? { ...problem, params: { ...problem.params, fieldName: field.name } } : problem;
  });
