import type { ReactElement } from 'react';
import { isContentList, type Content } from '#domain/form/Content.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';

export function CheckboxesInput({ field, value, onChange, ...props }: InputProps): ReactElement {
  const ticked: readonly Content[] = isContentList(value) ? value : [];
  const set = (identity: string, isTicked: boolean): void =>
    onChange(
      field.options.flatMap((option) => {
        const stays = option.identity === identity ? isTicked : ticked.includes(option.identity);
        return stays ? [option.identity] : [];
      }),
    );
  return (
    <FieldGroup {...props}>
      {field.options.map(({ identity, name }) => (
        <Checkbox
          key={identity}
          id={`${props.id}-${identity}`}
          name={props.name}
          label={name}
          value={ticked.includes(identity)}
          onChange={(isTicked) => set(identity, isTicked)}
        />
      ))}
    </FieldGroup>
  );
}
