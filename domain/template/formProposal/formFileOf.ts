import { settingsOf } from '#domain/form/fields/initialSettings.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { formFileFormat, formFileVersion } from '#domain/template/formFile/formFileSchema.ts';
import type {
  ConfirmedForm,
  ConfirmedQuestion,
  ConfirmedSection,
} from '#domain/template/formProposal/ConfirmedForm.ts';

/** The PDF that is issued when a submission is complete. */
export interface ProposedDocument {
  readonly name: string;
  readonly fileName: string;
}

/** The confirmed form as the text of a form file, so that all forms are created in the same way. Decision 0175. */
export function formFileOf(form: ConfirmedForm, document: ProposedDocument | null): string {
  const keys = keysOfQuestions(form);
  const steps = stepsOf(form).map((sections, place, { length }) => ({
    type: 'CollectInfoStep',
    name: sections[0]?.name,
    external: true,
    requiresSignature: form.requiresSignature && place === length - 1,
    sections: sections.map((section) => ({
      name: oneLine(section.name),
      fields: section.questions.map((question) => fieldOf(question, keys.get(question))),
    })),
  }));
  const issued = document && {
    documents: [{ key: documentKey, ...document, mappings: mappingsOf(keys) }],
    outputs: [{ name: document.name, document: documentKey }],
  };
  const file = { format: formFileFormat, version: formFileVersion, name: oneLine(form.name), steps, ...issued };
  return JSON.stringify(file);
}

const documentKey = 'document';

type Keys = ReadonlyMap<ConfirmedQuestion, string>;

function keysOfQuestions({ sections }: ConfirmedForm): Keys {
  const questions = sections.flatMap((section) => section.questions);
  return new Map(questions.map((question, place) => [question, `question-${place + 1}`]));
}

/** The first section always starts a step. Sections without questions are left out. */
function stepsOf({ sections }: ConfirmedForm): readonly (readonly ConfirmedSection[])[] {
  const steps: ConfirmedSection[][] = [];
  for (const section of sections.filter(({ questions }) => questions.length > 0)) {
    const step = steps.at(-1);
    if (step && !section.startsStep) step.push(section);
    else steps.push([section]);
  }
  return steps;
}

function fieldOf(question: ConfirmedQuestion, key: string | undefined): object {
  const { name, hint, dataType, dateType, isRequired, maxLength, options } = question;
  const settings = settingsOf(dataType);
  return {
    key,
    name: oneLine(name),
    hint,
    dataType,
    required: isRequired,
    ...(settings.includes('dateType') ? { dateType } : {}),
    ...(settings.includes('maxLength') ? { maxLength } : {}),
    ...(hasOptions(dataType) ? { options: options.map((option) => ({ name: oneLine(option) })) } : {}),
  };
}

/** A file can't be written into a PDF, and two questions can't fill the same field. */
function mappingsOf(keys: Keys): readonly object[] {
  const filled = new Set<string>();
  return [...keys].flatMap(([{ fills, dataType }, key]) => {
    if (fills === null || dataType === 'file' || filled.has(fills)) return [];
    filled.add(fills);
    return [{ documentField: fills, field: key }];
  });
}
