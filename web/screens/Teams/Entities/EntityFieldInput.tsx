import { Suspense, type ReactElement } from 'react';
import { isEntityDataType } from '#domain/entity/entityValue.ts';
import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { FormField } from '#domain/form/Form.ts';
import { fieldViews } from '#web/forms/fieldViews.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export interface EntityField {
  readonly fieldId: string;
  readonly name: string;
  readonly dataType: string;
  readonly options: readonly string[];
}

interface EntityFieldInputProps extends FieldProps<string> {
  readonly field: EntityField;
}

/** The input that forms use for the type of field. Its value is text, as typed or as stored. */
export function EntityFieldInput({ field, onChange, ...props }: EntityFieldInputProps): ReactElement {
  const formField = formFieldOf(field);
  const { Input, limits } = fieldViews[formField.dataType];
  const hint = [props.hint, limits(formField)].filter(Boolean).join(' ') || null;
  return (
    <Suspense fallback={<TextField {...props} hint={hint} onChange={onChange} />}>
      <Input
        {...props}
        hint={hint}
        field={formField}
        refusal={null}
        onChange={(content) => onChange(typedTextOf(content))}
      />
    </Suspense>
  );
}

function formFieldOf({ fieldId, name, dataType, options }: EntityField): FormField {
  return {
    ...initialSettings,
    ...{ id: fieldId, identity: fieldId, name, section: 0, rule: null },
    dataType: isEntityDataType(dataType) ? dataType : 'string',
    // options have no ID: their names identify them
    options: options.map((option, position) => ({
      ...{ id: option, identity: option, name: option, position },
      ...{ numericValue: null, isDefault: false },
    })),
  };
}

function typedTextOf(content: Content): string {
  const text = isContentRecord(content) ? content['text'] : content;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
