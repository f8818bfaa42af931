import type { Decide } from '#domain/form/evaluate/compileCondition.ts';
import { runField, type FieldRules } from '#domain/form/evaluate/fieldRules.ts';
import type { Machine } from '#domain/form/evaluate/Machine.ts';
import type { CalculateFormula, FormulaResult } from '#domain/form/formula/Calculation.ts';
import { resultNumber } from '#domain/form/formula/resultNumber.ts';

export const sectionPlace = 0;
export const fieldPlace = 1;
export const formulaPlace = 2;
export const outcomePlace = 3;

/**
 * A compiled form: sections, fields, formulas, and outcomes in topological order. Uses flat parallel arrays because
 * evaluating large forms is bound by memory access: an object and a closure per field took twice as long.
 */
export interface Program {
  readonly identities: readonly string[];
  /** the type of each place (one of the four above), and its index within that type */
  readonly types: Uint8Array;
  readonly indexes: Int32Array;
  /** places to re-evaluate when this one changes */
  readonly dependents: readonly (readonly number[])[];
  readonly positionOfSlot: readonly number[];
  readonly sections: readonly (Decide | null)[];
  readonly fields: FieldRules;
  readonly formulas: readonly CalculateFormula[];
  readonly outcomes: readonly (Decide | null)[];
}

export function runAll(program: Program, machine: Machine): void {
  const places = program.types.length;
  for (let place = 0; place < places; place += 1) run(program, machine, place, false);
}

/**
 * Re-evaluates an edited field and its dependents, each at most once, and returns what changed. Dependents come later
 * in the order, so one pass is enough.
 */
export function runFrom(program: Program, machine: Machine, place: number): readonly string[] {
  const { due } = machine;
  const changed: string[] = [];
  due[place] = 1;
  let last = place;
  for (let at = place; at <= last; at += 1) {
    if (due[at] !== 1) continue;
    due[at] = 0;
    if (!run(program, machine, at, at === place)) continue;
    changed.push(program.identities[at] ?? '');
    for (const dependent of program.dependents[at] ?? []) {
      due[dependent] = 1;
      if (dependent > last) last = dependent;
    }
  }
  return changed;
}

/** Updates one place. Returns whether anything changed that others depend on. */
function run(program: Program, machine: Machine, place: number, isEdited: boolean): boolean {
  const index = program.indexes[place] ?? -1;
  const type = program.types[place];
  if (type === fieldPlace) return runField(program.fields, machine, index, isEdited);
  if (type === formulaPlace) return runFormula(program.formulas[index], machine, index);
  if (type === sectionPlace) return runFlag(program.sections[index] ?? null, machine, machine.sectionsShown, index);
  return runFlag(program.outcomes[index] ?? null, machine, machine.outcomes, index);
}

function runFlag(decide: Decide | null, machine: Machine, flags: Uint8Array, index: number): boolean {
  const now = decide === null || decide(machine) ? 1 : 0;
  if (flags[index] === now) return false;
  flags[index] = now;
  return true;
}

function runFormula(calculate: CalculateFormula | undefined, machine: Machine, index: number): boolean {
  const before = machine.results[index];
  if (!calculate || !before) return false;
  const result = calculate(machine);
  machine.results[index] = result;
  // Formula numbers are stored after those of the fields.
  machine.numbers[machine.given.length + index] = resultNumber(result);
  return !isSameResult(before, result);
}

function isSameResult(a: FormulaResult, b: FormulaResult): boolean {
  if (a.exact !== null && b.exact !== null) return a.exact.eq(b.exact);
  return a.fault === b.fault && a.exact === b.exact && a.mantissa === b.mantissa && a.scale === b.scale;
}
