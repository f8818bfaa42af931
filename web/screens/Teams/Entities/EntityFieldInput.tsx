import { Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isEntityDataType } from '#domain/entity/entityValue.ts';
import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { FormField } from '#domain/form/Form.ts';
import type {
  EntityFieldInput_field$data,
  EntityFieldInput_field$key,
} from '#web/__generated__/EntityFieldInput_field.graphql.ts';
import { fieldViews } from '#web/forms/fieldViews.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface EntityFieldInputProps extends FieldProps<string> {
  readonly field: EntityFieldInput_field$key;
}

/** The input that forms use for the type of field. Its value is text, as typed or as stored. */
export function EntityFieldInput({ field: key, onChange, ...props }: EntityFieldInputProps): ReactElement {
  const field = useFragment(
    graphql`
      fragment EntityFieldInput_field on CustomEntityField {
        fieldId
        name
        dataType
        options
      }
    `,
    key,
  );
  const formField = formFieldOf(field);
  const { Input, limits } = fieldViews[formField.dataType];
  const hint = props.hint ?? limits(formField);
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

function formFieldOf({ fieldId, name, dataType, options }: EntityFieldInput_field$data): FormField {
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
