import { dependencyOrder, formNodes } from '#domain/form/dependencies.ts';
import {
  compileField,
  compileOutcome,
  compileResult,
  compileSection,
  type Run,
} from '#domain/form/evaluate/compileNodes.ts';
import type { Machine } from '#domain/form/evaluate/Machine.ts';
import type { Form, Rule } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';

interface Step {
  readonly identity: string;
  readonly run: Run;
  /** ranks of the steps that have to run again when this one changes */
  readonly dependents: readonly number[];
}

/** A form as closures in dependency order: running them once, first to last, evaluates everything. */
export interface Program {
  readonly steps: readonly Step[];
  /** the rank of each field's step */
  readonly rankOfSlot: readonly number[];
}

const programs = new WeakMap<Form, Program>();

/** Compiles a form once; it costs milliseconds and is kept as long as the form. */
export function programOf(form: Form): Program {
  const known = programs.get(form);
  if (known) return known;
  const program = compileForm(form);
  programs.set(form, program);
  return program;
}

export function runAll({ steps }: Program, machine: Machine): void {
  for (const { run } of steps) run(machine);
}

/**
 * Runs one step and whatever depends on it, each at most once, and names what changed. Dependents stand behind what
 * they depend on, so one walk meets them all.
 */
export function runFrom({ steps }: Program, machine: Machine, rank: number): readonly string[] {
  const { due } = machine;
  const changed: string[] = [];
  due[rank] = 1;
  let last = rank;
  for (let at = rank; at <= last; at += 1) {
    if (due[at] !== 1) continue;
    due[at] = 0;
    const step = steps[at];
    if (!step?.run(machine)) continue;
    changed.push(step.identity);
    for (const dependent of step.dependents) {
      due[dependent] = 1;
      if (dependent > last) last = dependent;
    }
  }
  return changed;
}

function compileForm(form: Form): Program {
  const { nodes, circles } = dependencyOrder(formNodes(form));
  if (circles.length > 0) throw new Error(`form ${form.flowTemplateId}: logic goes round in circles`);
  const runs = compileAll(form);
  const ranks = new Map(nodes.map(({ identity }, rank) => [identity, rank]));
  const dependents = nodes.map((): number[] => []);
  for (const [rank, { needs }] of nodes.entries()) {
    for (const need of new Set(needs)) dependents[ranks.get(need) ?? -1]?.push(rank);
  }
  return {
    steps: nodes.map(({ identity }, rank) => ({
      identity,
      run: runs.get(identity) ?? unchanging,
      dependents: dependents[rank] ?? [],
    })),
    rankOfSlot: form.fields.map(({ identity }) => ranks.get(identity) ?? -1),
  };
}

function compileAll(form: Form): ReadonlyMap<string, Run> {
  const numbered = readAsNumbers(form);
  return new Map([
    ...form.sections.map((section, index) => [section.identity, compileSection(form, section, index)] as const),
    ...form.fields.map(
      (field, slot) => [field.identity, compileField(form, field, slot, numbered.has(field.identity))] as const,
    ),
    ...form.formulas.map((formula, place) => [formula.identity, compileResult(form, formula, place)] as const),
    ...form.outcomes.map((outcome, index) => [outcome.identity, compileOutcome(form, outcome, index)] as const),
  ]);
}

/** The fields that conditions and formulas ask for; nobody needs the others as numbers. */
function readAsNumbers(form: Form): ReadonlySet<string> {
  const sourcesOf = (rule: Rule | null): string[] => (rule ? testsOf(rule.condition).map(({ source }) => source) : []);
  return new Set([
    ...[...form.sections, ...form.fields, ...form.outcomes].flatMap(({ rule }) => sourcesOf(rule)),
    ...form.formulas.flatMap(({ expression }) => [...referencesOf(expression).fields]),
  ]);
}

const unchanging: Run = () => false;
