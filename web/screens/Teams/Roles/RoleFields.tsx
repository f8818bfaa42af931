import type { ReactElement } from 'react';
import { editLevels, rolePermissions, type EditLevel, type Permissions } from '#domain/team/roles.ts';
import { editLevelWords, permissionWords, roleFormWords } from '#messages/team/roleWords.ts';
import type { FormParts } from '#web/parts/form/useForm.ts';
import { PermissionGrantList } from '#web/screens/Teams/Roles/PermissionGrantList.tsx';
import { permissionGrantsOf } from '#web/screens/Teams/Roles/permissionGrants.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export type RoleValues = Permissions & {
  readonly name: string;
  readonly memberMgmtLevel: string;
  readonly addMe: boolean;
};

interface RoleFieldsProps {
  readonly form: FormParts<RoleValues>;
  readonly offeredLevels: readonly string[];
  /** true for owners and settings managers; others keep the edit level */
  readonly mayChangeLevel: boolean;
  /** true for owners; others read the permissions */
  readonly mayChangePermissions: boolean;
  readonly mayJoin: boolean;
}

const whyNotOffered: Readonly<Record<EditLevel, string | null>> = {
  anyone: null,
  members: roleFormWords.onlyOwnMembers,
  owners: roleFormWords.onlyOwners,
};

export function RoleFields(props: RoleFieldsProps): ReactElement {
  const { form, offeredLevels, mayChangeLevel, mayChangePermissions, mayJoin } = props;
  const levels = editLevels.map((level) => ({
    value: level,
    label: editLevelWords[level],
    blockedBecause: offeredLevels.includes(level)
      ? null
      : mayChangeLevel
        ? whyNotOffered[level]
        : roleFormWords.onlyManagers,
  }));
  return (
    <>
      <TextField {...form.field('name')} isSpellChecked maxLength={100} />
      <RadioGroup {...form.field('memberMgmtLevel')} options={levels} />
      {mayChangePermissions ? (
        <PermissionToggles form={form} />
      ) : (
        <PermissionGrantList powers={permissionGrantsOf('custom', form.values)} />
      )}
      {mayJoin && <Checkbox {...form.field('addMe')} />}
    </>
  );
}

function PermissionToggles({ form }: { readonly form: FormParts<RoleValues> }): ReactElement {
  const shown = rolePermissions.filter((permission) => permission !== 'financeMember' || !form.values.financeManager);
  return (
    <FieldGroup id={`${form.field('name').id}-permissions`} label={roleFormWords.permissions}>
      {shown.map((permission) => (
        <Checkbox key={permission} {...form.field(permission)} hint={permissionWords[permission].meaning} />
      ))}
    </FieldGroup>
  );
}
