import { z } from 'zod';
import { formFileParts as parts } from '#domain/template/formFile/formFileParts.ts';
import {
  flag,
  line,
  optionalLine,
  optionalReference,
  optionalRichText,
} from '#domain/template/formFile/formFileTexts.ts';
import { formLimits } from '#domain/template/formLimits.ts';

/** The version grows when programs that read an older one could misunderstand the file. */
export const formFileFormat = 'portico-form';
export const formFileVersion = 1;

/** A whole form as data: everything its authors make, without people, roles, and ids. Decision 0151. */
export const formFileSchema = z.strictObject({
  format: z.literal(formFileFormat),
  version: z.literal(formFileVersion),
  name: line.min(1),
  description: optionalRichText.meta({ description: 'The text on the public page of the form, as HTML.' }),
  icon: optionalLine,
  category: optionalLine.meta({ description: 'The category by name. It is created if the team has none like it.' }),
  typicalTime: optionalLine,
  alsoKnownAs: optionalLine.meta({ description: 'Other names that residents search for.' }),
  isPrivate: flag(false),
  identifyingField: optionalReference.meta({ description: 'The key of the field whose answer names a submission.' }),
  draftDescription: optionalRichText.meta({ description: 'The description of the version, as HTML.' }),
  completionMessage: optionalRichText,
  steps: z.array(parts.step).max(formLimits.steps).default([]),
  formulas: z.array(parts.formula).max(formLimits.formulas).default([]),
  documents: z.array(parts.document).max(formLimits.outputs).default([]),
  outputs: z.array(parts.output).max(formLimits.outputs).default([]),
  faqs: z.array(parts.faq).max(formLimits.faqs).default([]),
});

export type FormFile = z.output<typeof formFileSchema>;
export type FileStep = FormFile['steps'][number];
export type FileSection = FileStep['sections'][number];
export type FileField = FileSection['fields'][number];
export type FileDocument = FormFile['documents'][number];
