import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/charts/charts.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly icon?: 'warning';
  readonly isPressing?: boolean;
  /** list of what it counts; null if there is none */
  readonly path?: string | null;
  /** links to individual items */
  readonly links?: readonly (readonly [words: string, path: string])[];
}

export function Figure({
  name,
  value,
  note,
  icon,
  isPressing = false,
  path = null,
  links = [],
}: FigureProps): ReactElement {
  const content = (
    <>
      <span className={styles.figureName}>
        {icon && isPressing && <Icon name={icon} size={16} />}
        {name}
      </span>
      <span className={styles.figureValue}>{value}</span>
      <span className={styles.figureNote}>{note}</span>
      {links.length > 0 && (
        <span className={styles.figureLinks}>
          {links.map(([words, to]) => (
            <Link key={words} to={to}>
              {words}
            </Link>
          ))}
        </span>
      )}
    </>
  );
  return (
    <li className={styles.figure} data-pressing={isPressing || undefined}>
      {path === null ? <div>{content}</div> : <Link to={path}>{content}</Link>}
    </li>
  );
}
