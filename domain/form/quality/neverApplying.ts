import { dependencyOrder, formNodes } from '#domain/form/dependencies.ts';
import { fieldOf, type Form, type Rule } from '#domain/form/Form.ts';
import {
  clauseOf,
  contradict,
  isAnswerable,
  isLiteral,
  necessaryLiterals,
  type Clause,
  type Literal,
} from '#domain/form/quality/Literal.ts';

/**
 * Identities of the sections, fields, and outcomes whose logic no answers can meet: a condition names an option that no
 * one can choose, or conditions of the part, its section, and the questions it depends on exclude each other. Errs on
 * the side of "can apply".
 */
export function neverApplying(form: Form): ReadonlySet<string> {
  const rules = rulesOf(form);
  const never = new Set<string>();
  /** what has to be true wherever the part applies */
  const needs = new Map<string, readonly Literal[]>();

  const behind = (literal: Literal): readonly Literal[] =>
    literal.holds && literal.test.sourceType === 'StepDatum' ? (needs.get(literal.test.source) ?? []) : [];
  const isPossible = (literal: Literal): boolean =>
    !literal.holds || (!never.has(literal.test.source) && isAnswerable(form, literal));
  const canHold = (clause: Clause, given: readonly Literal[]): boolean => {
    if (isLiteral(clause)) return isPossible(clause) && !contradict([...given, clause, ...behind(clause)]);
    if (clause.kind === 'or') return clause.of.length === 0 || clause.of.some((part) => canHold(part, given));
    const own = necessaryLiterals(clause);
    const all = [...given, ...own, ...own.flatMap(behind)];
    return !contradict(all) && clause.of.every((part) => canHold(part, all));
  };

  for (const { identity } of dependencyOrder(formNodes(form)).nodes) {
    const around = form.sections[fieldOf(form, identity)?.section ?? -1]?.identity;
    const given = (around === undefined ? undefined : needs.get(around)) ?? [];
    const rule = rules.get(identity);
    if (!rule) {
      needs.set(identity, given);
    } else {
      const clause = clauseOf(form, rule);
      const own = necessaryLiterals(clause);
      // a set, because parts that share a source would repeat its literals over and over
      needs.set(identity, [...new Set([...given, ...own, ...own.flatMap(behind)])]);
      if (!canHold(clause, given)) never.add(identity);
    }
    if (around !== undefined && never.has(around)) never.add(identity);
  }
  return never;
}

/** The rules of a form by their targets. */
function rulesOf(form: Form): ReadonlyMap<string, Rule> {
  return new Map(
    [...form.sections, ...form.fields, ...form.outcomes].flatMap(({ identity, rule }) =>
      rule === null ? [] : [[identity, rule] as const],
    ),
  );
}
