import { useId, type ReactElement } from 'react';
import { Link } from 'react-router';
import { auditAreas, type AuditArea } from '#domain/audit/auditAreas.ts';
import { auditWords } from '#messages/audit/auditWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { auditChoicePath, toAuditFilter, type AuditChoice } from '#web/parts/audit/auditFilter.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/parts/audit/AuditFilterBar.module.css';

interface AuditFilterBarProps {
  readonly path: string;
  /** download URL of the same entries */
  readonly file: string;
  readonly choice: AuditChoice;
  readonly people?: readonly { readonly id: string; readonly name: string }[];
  readonly areas?: readonly AuditArea[];
}

/** Filters of the audit log; each choice navigates, so the filter is in the URL. */
export function AuditFilterBar(props: AuditFilterBarProps): ReactElement {
  const { path, file, choice, people, areas = auditAreas } = props;
  const id = useId();
  const depart = useGuardedNavigation();
  const choose = (change: Partial<AuditChoice>): void =>
    depart().go(auditChoicePath(path, { ...choice, ...change }), { replace: true });
  const { area, person, team } = choice;
  const { from, until } = toAuditFilter(choice);
  const isChosen = Object.values(choice).some((value) => value !== null);
  const applied = Object.entries({ area, person, team, from, until }).filter(
    (one): one is [string, string] => one[1] !== null,
  );
  return (
    <div className={styles.bar}>
      <Select
        id={`${id}area`}
        name="area"
        label={auditWords.area}
        value={area ?? ''}
        options={[
          { value: '', label: auditWords.allAreas },
          ...areas.map((value) => ({ value, label: auditWords.areas[value] })),
        ]}
        onChange={(value) => choose({ area: areas.find((one) => one === value) ?? null })}
      />
      {people && (
        <Select
          id={`${id}person`}
          name="person"
          label={auditWords.person}
          value={person ?? ''}
          options={[
            { value: '', label: auditWords.everybody },
            ...people.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(value) => choose({ person: value || null })}
        />
      )}
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          id={`${id}${name}`}
          name={name}
          type="date"
          label={auditWords[name]}
          value={choice[name] ?? ''}
          onChange={(value) => choose({ [name]: value || null })}
        />
      ))}
      <p>
        <a href={applied.length === 0 ? file : `${file}?${new URLSearchParams(applied)}`} download>
          {auditWords.download}
        </a>
        {isChosen && (
          <>
            {' · '}
            <Link to={path}>{auditWords.clear}</Link>
          </>
        )}
      </p>
    </div>
  );
}
