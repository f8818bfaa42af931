import assert from 'node:assert/strict';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { createLiveForm } from '#domain/form/evaluate/LiveForm.ts';
import { programOf } from '#domain/form/evaluate/programOf.ts';
import { resultText } from '#domain/form/formula/formulaResult.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { formioData, formioForm, formioProcess } from '#tests/bench/formFormio.ts';
import { porticoAnswers, porticoContent, porticoForm } from '#tests/bench/formPortico.ts';
import { makeAnswers, makeSpec } from '#tests/bench/formSpec.ts';
import {
  surveyData,
  surveyEdit,
  surveyFormula,
  surveyModel,
  surveyProblemCount,
  surveyValidate,
  surveyVisibleCount,
} from '#tests/bench/formSurveyJs.ts';

const rounds = 5;
const spec = makeSpec(1000, 300, 100);
const answers = [makeAnswers(spec, 1), makeAnswers(spec, 2)] as const;
const checkedFormula = 25;
const editedFields = spec.fields.filter(({ index, kind }) => kind === 'integer' && index < 500);

/**
 * A form of 1,000 fields, 300 rules with two conditions, and 100 formulas: evaluated and validated as a whole, and
 * after one edit.
 */
export const bench: Bench = {
  title: 'Form engine',
  async run() {
    agree();
    const engines = [...portico(), ...surveyJs(), ...formio()];
    const times = engines.map(({ name, run }) => ({ name, samples: [] as number[], run }));
    // Round robin, so that a slow phase of the machine affects every engine.
    for (let round = 0; round < rounds; round += 1) for (const one of times) one.samples.push(one.run(round));
    return report(new Map(times.map(({ name, samples }) => [name, median(samples)])));
  },
};

interface Engine {
  readonly name: string;
  /** milliseconds for one pass */
  readonly run: (round: number) => number;
}

function portico(): readonly Engine[] {
  const form = porticoForm(spec);
  const given = answers.map((one) => porticoAnswers(spec, one));
  const pass = (index: number): number => evaluateForm(form, given[index % 2] ?? new Map()).problems().length;
  const live = createLiveForm(form, given[0] ?? new Map());
  const edit = (index: number): void => {
    const field = editedFields[index % editedFields.length];
    if (field) live.set(`field-${field.index}`, porticoContent(spec, field.index, (index * 37) % 100));
  };
  repeat(2000, pass);
  repeat(2000, edit);
  return [
    { name: 'full', run: () => batches(50, pass) },
    { name: 'edit', run: () => batches(2000, edit) },
    { name: 'compile', run: () => repeat(3, () => void programOf(porticoForm(spec))) },
  ];
}

function surveyJs(): readonly Engine[] {
  const model = surveyModel(spec);
  const given = answers.map(surveyData);
  return [
    {
      name: 'survey full',
      run: (round) =>
        repeat(1, () => {
          model.data = given[round % 2];
          surveyValidate(model);
        }),
    },
    {
      name: 'survey edit',
      run: (round) =>
        repeat(5, (index) => surveyEdit(model, editedFields[index]?.index ?? 0, (round * 37 + index * 11) % 100)),
    },
  ];
}

function formio(): readonly Engine[] {
  const form = formioForm(spec);
  const given = answers.map(formioData);
  return [{ name: 'formio full', run: (round) => repeat(1, () => void formioProcess(form, given[round % 2] ?? {})) }];
}

/** Engines with different results cannot be compared. */
function agree(): void {
  const form = porticoForm(spec);
  const model = surveyModel(spec);
  for (const one of answers) {
    const ours = evaluateForm(form, porticoAnswers(spec, one));
    const result = ours.formulaResult(`formula-${checkedFormula}`);
    const text = result && resultText(result);
    const expected = {
      visible: spec.fields.filter(({ index }) => ours.isFieldShown(`field-${index}`)).length,
      problems: ours.problems().length,
      formula: text?.ok ? Number(text.value) : NaN,
    };
    model.data = surveyData(one);
    const survey = {
      visible: surveyVisibleCount(model),
      problems: surveyProblemCount(model),
      formula: surveyFormula(model, checkedFormula),
    };
    const processed = formioProcess(formioForm(spec), formioData(one));
    const theirs = {
      visible: spec.fields.length - processed.hidden,
      problems: processed.problems,
      formula: processed.data[`f${checkedFormula}`],
    };
    assert.deepEqual({ survey, formio: theirs }, { survey: expected, formio: expected });
  }
}

function report(ms: ReadonlyMap<string, number>): readonly Measure[] {
  const of = (name: string): number => ms.get(name) ?? NaN;
  const limited = (name: string, of_: string, limit: number): Measure => {
    return { name, ms: of(of_), goal: `<= ${limit} ms`, met: of(of_) <= limit };
  };
  const faster = (name: string, theirs: string, ours: string, goal: number): Measure => {
    const ratio = of(theirs) / of(ours);
    return {
      name,
      ms: of(theirs),
      ratio,
      goal: `>= ${goal}x`,
      met: ratio >= goal,
      note: 'times faster than the rival',
    };
  };
  return [
    limited('evaluate and check all', 'full', 0.1),
    limited('one edit', 'edit', 0.01),
    limited('build and compile', 'compile', 20),
    faster('SurveyJS, live model, all', 'survey full', 'full', 800),
    faster('SurveyJS, live model, one edit', 'survey edit', 'edit', 800),
    faster('Form.io, processSync, all', 'formio full', 'full', 7000),
  ];
}

function repeat(times: number, run: (index: number) => unknown): number {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) run(index);
  return (performance.now() - start) / times;
}

/** Operations that take microseconds are measured in batches, with the median of ten. */
function batches(times: number, run: (index: number) => unknown): number {
  return median(Array.from({ length: 10 }, () => repeat(times, run)));
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
}

if (import.meta.main) console.table(await bench.run());
