import { dependencyOrder, formNodes, type FormNode } from '#domain/form/dependencies.ts';
import { numberPlaceOfReference } from '#domain/form/entityValues.ts';
import { compileRule } from '#domain/form/evaluate/compileCondition.ts';
import { compileFields } from '#domain/form/evaluate/fieldRules.ts';
import { fieldPlace, formulaPlace, outcomePlace, sectionPlace, type Program } from '#domain/form/evaluate/Program.ts';
import type { Form, Rule } from '#domain/form/Form.ts';
import { compileFormula } from '#domain/form/formula/compileFormula.ts';
import { referencesOf, type FieldReference } from '#domain/form/formula/FormulaNode.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';

const programs = new WeakMap<Form, Program>();

/** Compiles a form once, which takes milliseconds. Cached as long as the form. */
export function programOf(form: Form): Program {
  const known = programs.get(form);
  if (known) return known;
  const program = compileForm(form);
  programs.set(form, program);
  return program;
}

const placeTypes: Record<FormNode['type'], number> = {
  Section: sectionPlace,
  StepDatum: fieldPlace,
  Formula: formulaPlace,
  ReviewGroup: outcomePlace,
  SubprocessConfig: outcomePlace,
  StepAssignmentGroup: outcomePlace,
};

function compileForm(form: Form): Program {
  const { nodes, circles } = dependencyOrder(formNodes(form));
  if (circles.length > 0) throw new Error(`form ${form.flowTemplateId}: logic goes round in circles`);
  const places = new Map(nodes.map(({ identity }, place) => [identity, place]));
  const scope = {
    slotOf: (reference: FieldReference): number => numberPlaceOfReference(form, reference),
    positionOf: (formula: string): number => form.formulaPlaces.get(formula) ?? -1,
  };
  return {
    identities: nodes.map(({ identity }) => identity),
    types: Uint8Array.from(nodes, ({ type }) => placeTypes[type]),
    indexes: Int32Array.from(nodes, ({ index }) => index),
    dependents: dependentsOf(nodes, places),
    positionOfSlot: form.fields.map(({ identity }) => places.get(identity) ?? -1),
    sections: form.sections.map(({ rule }) => compileRule(form, rule)),
    fields: compileFields(form, readAsNumbers(form)),
    formulas: form.formulas.map(({ expression }) => compileFormula(expression, scope)),
    outcomes: form.outcomes.map(({ rule }) => compileRule(form, rule)),
  };
}

function dependentsOf(nodes: readonly FormNode[], places: ReadonlyMap<string, number>): readonly (readonly number[])[] {
  const dependents = nodes.map((): number[] => []);
  for (const [place, { needs }] of nodes.entries()) {
    for (const need of new Set(needs)) dependents[places.get(need) ?? -1]?.push(place);
  }
  return dependents;
}

/** The fields conditions and formulas use. The others never need to be read as numbers. */
function readAsNumbers(form: Form): ReadonlySet<string> {
  const sourcesOf = (rule: Rule | null): string[] => (rule ? testsOf(rule.condition).map(({ source }) => source) : []);
  return new Set([
    ...[...form.sections, ...form.fields, ...form.outcomes].flatMap(({ rule }) => sourcesOf(rule)),
    ...form.formulas.flatMap(({ expression }) => [...referencesOf(expression).fields]),
  ]);
}
