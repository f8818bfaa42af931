import { useSyncExternalStore, type ReactElement } from 'react';
import { finderWords as words } from '#messages/filling/finderWords.ts';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import styles from '#web/parts/finder/Finder.module.css';

export interface ShownForm {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly isClosed: boolean;
  /** the team that starts it, if residents can't */
  readonly startedBy: string | null;
  readonly time: string | null;
  readonly cost: string | null;
  /** null in a preview */
  readonly to: string | null;
}

/** The forms of a result, with why each is needed. */
export function FinderForms({ forms }: { readonly forms: readonly ShownForm[] }): ReactElement | null {
  if (forms.length === 0) return null;
  return (
    <section className={styles.forms} aria-labelledby="finder-forms">
      <h2 id="finder-forms">{words.needed(forms.length)}</h2>
      <ul className={styles.list}>
        {forms.map((form) => (
          <li key={form.id} className={styles.form}>
            <FormCard form={form} isOnly={forms.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address on paper needs the host, which a page that the server renders doesn't know. */
const neverChanges = () => () => undefined;
const currentHost = (): string => location.host;
const unknownHost = (): string => '';

interface FormCardProps {
  readonly form: ShownForm;
  readonly isOnly: boolean;
}

function FormCard({ form, isOnly }: FormCardProps): ReactElement {
  const { name, reason, isClosed, startedBy, time, cost, to } = form;
  const host = useSyncExternalStore(neverChanges, currentHost, unknownHost);
  return (
    <>
      <div className={styles.formTitle}>
        <h3>{name}</h3>
        {isClosed && (
          <Badge tone="warning" icon="lock">
            {words.closed}
          </Badge>
        )}
      </div>
      {reason !== '' && <p>{reason}</p>}
      {(time !== null || cost !== null) && (
        <DescriptionList
          facts={[
            ...(time === null ? [] : [[publicFormWords.typicalTime, time] as const]),
            ...(cost === null ? [] : [[publicFormWords.cost, cost] as const]),
          ]}
        />
      )}
      {isClosed && <p className={styles.soft}>{words.closedText}</p>}
      {!isClosed && startedBy !== null && <p className={styles.soft}>{words.byTeam(startedBy)}</p>}
      {to !== null && (
        <div className={styles.action}>
          <ButtonLink variant={isOnly && !isClosed ? 'primary' : 'secondary'} to={to} label={words.openNamed(name)}>
            {words.open}
          </ButtonLink>
          <span className={styles.address}>{`${host}${to}`}</span>
        </div>
      )}
    </>
  );
}
