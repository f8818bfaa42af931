import { defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { findOption, optionIdentities, optionNumbers, readOption } from '#domain/form/fields/kinds/choices.ts';
import { parseIfText } from '#domain/form/fields/kinds/textContent.ts';

const notAnOption: CodedProblem = { code: 'mustBeOption' };

export const multipleChoice = defineKind({
  dataType: 'multiple_choice',
  stored: 'option',
  options: { leastToDeleteFrom: 2, hasDefault: true },
  comparedAs: 'option',
  filteredAs: 'options',
  figures: 'options',
  requestPosition: null,
  parse: (raw, field) => parseIfText(raw, (text) => readOption(text, field) || null),
  missing: () => notAnOption,
  checkFor: (field) => {
    const known = optionIdentities(field);
    return (content) => (known.has(content) ? null : notAnOption);
  },
  summarise: (content, field) => findOption(content, field)?.name ?? '',
  // The default is marked on the option, not set on the field.
  defaultContent: ({ options }) => options.find(({ isDefault }) => isDefault)?.identity ?? null,
  numberFor: (field) => {
    const numbers = optionNumbers(field);
    return (content) => numbers.get(content) ?? null;
  },
});
