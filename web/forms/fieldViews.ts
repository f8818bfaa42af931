import { lazy, type ComponentType } from 'react';
import { maxAnswerMegabytes } from '#domain/file/fileLimits.ts';
import { isWholeNumber, type Content } from '#domain/form/Content.ts';
import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import { CheckboxesInput } from '#web/forms/fields/CheckboxesInput.tsx';
import { ChoiceInput } from '#web/forms/fields/ChoiceInput.tsx';
import { DateInput, DateRangeInput } from '#web/forms/fields/DateInputs.tsx';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { singleLineInput } from '#web/forms/fields/singleLineInput.tsx';
import { TextInput } from '#web/forms/fields/TextInput.tsx';
import { typedAmount, typedPhone } from '#web/forms/fields/typedText.ts';
import type { LazyModule } from '#web/forms/late/lazyModule.ts';
import { phoneCode } from '#web/forms/late/phoneNumberIn.ts';

/** Everything the browser needs for a field type. Its texts in the form editor are in messages/form/kindWords.ts. */
export interface FieldView {
  readonly Input: ComponentType<InputProps>;
  /** debounce before saving, in milliseconds */
  readonly saveDelayMs: number;
  /** describes the field's limits beside the hint */
  readonly limits: (field: FieldSettings) => string | null;
  /** what to do about a blank answer; null if its message says enough */
  readonly wayOut: string | null;
  /** reserves space for a note under the input */
  readonly hasNote: boolean;
  /** whether a refused answer is rolled back, with the reason shown in the input itself */
  readonly takesBack: boolean;
  /** whether the server adds to a saved answer what form logic needs */
  readonly takesSaved: boolean;
  /** late-loading validation code */
  readonly judgedBy: LazyModule<unknown> | null;
  /** shows more of an answer than its text where it was given */
  readonly Shown: ComponentType<{ readonly content: Content }> | null;
}

const view = (
  Input: FieldView['Input'],
  wayOut: FieldView['wayOut'],
  own: Partial<Omit<FieldView, 'Input' | 'wayOut'>> = {},
): FieldView => ({
  Input,
  wayOut,
  saveDelayMs: 500,
  limits: () => null,
  hasNote: false,
  takesBack: false,
  takesSaved: false,
  judgedBy: null,
  Shown: null,
  ...own,
});

// Lazy: only some forms use these.
const AddressInput = lazy(async () => {
  const plain = { default: singleLineInput({ autoComplete: 'street-address' }) };
  // If the chunk fails to load, use a plain text input.
  return import('#web/forms/fields/AddressInput.tsx').then(
    ({ AddressInput: Input }) => ({ default: Input }),
    () => plain,
  );
});
const EntityInput = lazy(async () => ({ default: (await import('#web/forms/fields/EntityInput.tsx')).EntityInput }));
const EntityAnswer = lazy(async () => ({
  default: (await import('#web/forms/fields/entity/EntityAnswer.tsx')).EntityAnswer,
}));
const FileInput = lazy(async () => ({ default: (await import('#web/forms/fields/FileInput.tsx')).FileInput }));
const GivenFiles = lazy(async () => ({
  default: (await import('#web/forms/files/LoadedAnswerFiles.tsx')).LoadedAnswerFiles,
}));

const { wayOut } = fillWords;
const amount = (limit: Content): string | null => (isWholeNumber(limit) ? formatUsd(limit) : null);
const lengthLimit: FieldView['limits'] = ({ maxLength }) =>
  maxLength === null ? null : fillWords.maxLength(maxLength);

export const fieldViews: Readonly<Record<DataType, FieldView>> = {
  string: view(singleLineInput({ isSpellChecked: true }), null, { limits: lengthLimit }),
  text: view(TextInput, null, { saveDelayMs: 4_000, limits: lengthLimit }),
  email: view(singleLineInput({ type: 'email', inputMode: 'email', autoComplete: 'email' }), null),
  integer: view(singleLineInput({ inputMode: 'numeric' }), wayOut.integer),
  float: view(singleLineInput({ inputMode: 'decimal' }), null),
  money: view(singleLineInput({ inputMode: 'decimal', prefix: '$' }, typedAmount), null, {
    limits: ({ minValue, maxValue }) => fillWords.minMax(amount(minValue), amount(maxValue)),
  }),
  address: view(AddressInput, null, { hasNote: true, saveDelayMs: 1_000 }),
  date_range: view(DateRangeInput, wayOut.date_range),
  date: view(DateInput, wayOut.date, { saveDelayMs: 0 }),
  multiple_choice: view(ChoiceInput, wayOut.multiple_choice),
  checkboxes: view(CheckboxesInput, null, {
    limits: ({ minNumChecks }) => (minNumChecks === null ? null : fillWords.minChecks(minNumChecks)),
  }),
  file: view(FileInput, wayOut.file, {
    limits: () => fillWords.maxFile(maxAnswerMegabytes),
    takesBack: true,
    Shown: GivenFiles,
  }),
  phone: view(singleLineInput({ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }, typedPhone), null, {
    judgedBy: phoneCode,
  }),
  entity: view(EntityInput, null, { saveDelayMs: 0, takesSaved: true, Shown: EntityAnswer }),
  url: view(singleLineInput({ type: 'url', inputMode: 'url', autoComplete: 'url' }), null),
};
