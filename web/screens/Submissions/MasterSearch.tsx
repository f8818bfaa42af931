import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import type { SearchType } from '#domain/filter/lists.ts';
import { shownStatus, type SubmissionStatus } from '#domain/submission/status.ts';
import { masterSearchWords } from '#messages/lists/filterWords.ts';
import type { MasterSearchQuery } from '#web/__generated__/MasterSearchQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { searchResultPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submissions/MasterSearch.module.css';

const debounceMs = 333;

type Found = MasterSearchQuery['response']['submissionSearch'][number];

/** Jumps to a submission by number, name, or applicant, without changing the list. */
export function MasterSearch(): ReactElement {
  const id = useId();
  const depart = useGuardedNavigation();
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [type, setType] = useState<SearchType>('contains');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLElement>(null);
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setTerm(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isLoading, hasFailed } = useQueryResponse<MasterSearchQuery>(
    graphql`
      query MasterSearchQuery($term: String!, $type: SearchType) {
        submissionSearch(term: $term, type: $type) {
          submissionId
          kind
          status
          isRejected
          dueAt
          scopedId
          identifier
          templateName
          applicant
        }
      }
    `,
    term === '' ? null : { term, type },
  );
  const isSettled = !isLoading && term === wanted;
  const found = isSettled ? (data?.submissionSearch ?? []) : [];
  const isShown = isOpen && wanted !== '';
  const chosen = Math.min(active, found.length - 1);
  const move = (by: number): void => setActive((chosen + by + found.length) % Math.max(found.length, 1));
  const close = (): void => setOpen(false);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'ArrowDown' && !isShown) setOpen(true);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      const target = isShown ? found[chosen] : undefined;
      if (target) depart().go(searchResultPath(target.submissionId));
    } else return;
    event.preventDefault();
  };
  const status = (): string => {
    if (hasFailed) return masterSearchWords.failed;
    if (!isSettled) return masterSearchWords.looking;
    return found.length === 0 ? masterSearchWords.none : masterSearchWords.count(found.length);
  };
  return (
    <search
      ref={box}
      className={styles.search}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close();
      }}
    >
      <label className={styles.line}>
        <span className={styles.label}>{masterSearchWords.label}</span>
        <Icon name="search" size={16} />
        <input
          type="text"
          role="combobox"
          aria-expanded={isShown && found.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && found.length > 0 ? `${id}${chosen}` : undefined}
          aria-describedby={`${id}hint`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={masterSearchWords.hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
        />
      </label>
      <VisuallyHidden>
        <span id={`${id}hint`}>{masterSearchWords.hint}</span>
      </VisuallyHidden>
      <select
        className={styles.mode}
        aria-label={masterSearchWords.mode}
        value={type}
        onChange={(event) => {
          setType(event.currentTarget.value === 'exact' ? 'exact' : 'contains');
          setOpen(true);
        }}
      >
        <option value="contains">{masterSearchWords.contains}</option>
        <option value="exact">{masterSearchWords.exact}</option>
      </select>
      <div className={styles.popup} data-shown={isShown || undefined}>
        <output className={styles.status}>{isShown && status()}</output>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links, with more than a line of text */}
        <div id={`${id}list`} role="listbox" aria-label={masterSearchWords.results}>
          {isShown &&
            found.map((one, place) => (
              <Result key={one.submissionId} id={`${id}${place}`} found={one} isActive={place === chosen} now={now} />
            ))}
        </div>
      </div>
    </search>
  );
}

interface ResultProps {
  readonly id: string;
  readonly found: Found;
  readonly isActive: boolean;
  readonly now: Date;
}

/** A result, reachable by arrow keys from the input. */
function Result({ id, found, isActive, now }: ResultProps): ReactElement {
  const { submissionId, kind, scopedId, identifier, templateName, applicant, status, isRejected, dueAt } = found;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const words = (
    <>
      <span className={styles.name}>
        <b>{scopedId}</b> {identifier}
      </span>
      <span className={styles.facts}>
        {[templateName, applicant, kind === 'ImportedFlow' && masterSearchWords.imported].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  const option = { id, role: 'option', 'aria-selected': isActive, className: styles.result, tabIndex: -1 } as const;
  return (
    <div ref={frame} role="presentation" className={styles.row} data-active={isActive || undefined}>
      <Link to={searchResultPath(submissionId)} {...option}>
        {words}
      </Link>
      <span aria-hidden="true">
        <StatusTag
          kind="submission"
          status={shownStatus({ status: status as SubmissionStatus, dueAt, isRejected }, now)}
        />
      </span>
    </div>
  );
}
