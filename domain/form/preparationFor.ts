import type { Form, FormField } from '#domain/form/Form.ts';

/** A file that a form requests from applicants. */
export interface FileToPrepare {
  readonly name: string;
  readonly required: boolean;
  /** requested only after certain answers */
  readonly isConditional: boolean;
}

/** What applicants can have ready before they start a form. */
export interface Preparation {
  readonly files: readonly FileToPrepare[];
  /** questions that everyone is asked; more may follow from the answers */
  readonly questionCount: number;
}

/** Derived from the fields of the steps that the applicant fills in. */
export function preparationFor(form: Form, stepIds: ReadonlySet<string>): Preparation {
  const stepFields = form.fields.filter((field) => isOnStep(form, field, stepIds));
  const always = stepFields.filter((field) => !isConditional(form, field));
  return {
    files: stepFields
      .filter(({ dataType }) => dataType === 'file')
      .map((field) => ({
        ...{ name: field.name, required: field.required },
        isConditional: isConditional(form, field),
      })),
    questionCount: always.length,
  };
}

function isOnStep(form: Form, field: FormField, stepIds: ReadonlySet<string>): boolean {
  const section = form.sections[field.section];
  const sectionable = section && form.sectionables[section.sectionable];
  return sectionable?.type === 'Step' && stepIds.has(sectionable.id);
}

const isConditional = (form: Form, field: FormField): boolean =>
  field.rule !== null || form.sections[field.section]?.rule != null;
