import { useId, type ReactElement } from 'react';
import { logicWords } from '#messages/form/formEditorWords.ts';
import { Select } from '#web/ui/Select.tsx';

interface ConnectiveSelectProps {
  readonly value: 'and' | 'or';
  readonly onChange: (value: 'and' | 'or') => void;
}

export function ConnectiveSelect({ value, onChange }: ConnectiveSelectProps): ReactElement {
  const id = useId();
  return (
    <Select
      id={id}
      name={id}
      label={logicWords.connective}
      value={value}
      options={[
        { value: 'and', label: logicWords.connectives.and },
        { value: 'or', label: logicWords.connectives.or },
      ]}
      onChange={(connective) => onChange(connective === 'or' ? 'or' : 'and')}
    />
  );
}
