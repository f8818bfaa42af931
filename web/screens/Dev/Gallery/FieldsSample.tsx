import { useId, useState, type ReactElement } from 'react';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const levels = [
  { value: 'anyone', label: 'Team members' },
  { value: 'members', label: 'Role members & team owners', hint: 'You are a member of this role.' },
  { value: 'owners', label: 'Team owners', blockedBecause: 'Only team owners can choose this.' },
];

const zones = [
  {
    label: 'United States',
    options: [
      { value: 'America/New_York', label: 'Eastern time' },
      { value: 'America/Chicago', label: 'Central time' },
    ],
  },
];

export function FieldsSample(): ReactElement {
  const id = useId();
  const [text, setText] = useState('Ann Lee');
  const [wrong, setWrong] = useState('ann@');
  const [password, setPassword] = useState('correct horse');
  const [level, setLevel] = useState('members');
  const [zone, setZone] = useState('America/Chicago');
  const [isOn, setOn] = useState(true);
  const part = (name: string): { id: string; name: string } => ({ id: `${id}${name}`, name: `${id}${name}` });
  return (
    <>
      <TextField
        {...part('name')}
        label="Name"
        hint="As it should stand on your permit."
        value={text}
        onChange={setText}
      />
      <TextField
        {...part('email')}
        label="Email"
        error="Email must look like an email"
        type="email"
        value={wrong}
        onChange={setWrong}
      />
      <TextField {...part('username')} label="Username" isOptional value="" onChange={setText} />
      <PasswordField
        {...part('password')}
        label="Password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <Select {...part('zone')} label="Time zone" options={zones} value={zone} onChange={setZone} />
      <RadioGroup {...part('level')} label="Who can edit" options={levels} value={level} onChange={setLevel} />
      <Checkbox
        {...part('creator')}
        label="Team Form Creator"
        hint="Creates forms of the team."
        value={isOn}
        onChange={setOn}
      />
    </>
  );
}
