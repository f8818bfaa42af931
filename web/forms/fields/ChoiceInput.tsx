import type { ReactElement } from 'react';
import { fillWords } from '#messages/filling/fillWords.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';

/** Longer lists use a select instead of radio buttons. */
const mostAtSight = 7;

export function ChoiceInput({ field, value, ...props }: InputProps): ReactElement {
  const options = field.options.map(({ identity, name }) => ({ value: identity, label: name }));
  const chosen = typeof value === 'string' ? value : '';
  if (options.length <= mostAtSight) return <RadioGroup {...props} options={options} value={chosen} />;
  return <Select {...props} options={[{ value: '', label: fillWords.choose }, ...options]} value={chosen} />;
}
