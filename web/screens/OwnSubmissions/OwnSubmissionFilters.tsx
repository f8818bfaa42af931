import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { ownSubmissionGroups, type OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';
import { ownSubmissionsWords as words } from '#messages/filling/ownSubmissionsWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useDebounced } from '#web/parts/useDebounced.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionFilters.module.css';

interface OwnSubmissionFiltersProps {
  readonly search: string;
  readonly group: OwnSubmissionGroup | null;
  readonly countOf: (group: OwnSubmissionGroup) => number;
}

const debounceMs = 250;

/** Searches while typing. The search and the group are in the address. */
export function OwnSubmissionFilters({ search, group, countOf }: OwnSubmissionFiltersProps): ReactElement {
  const id = useId();
  const depart = useGuardedNavigation();
  const [text, setText] = useState(search);
  // taken while typing, so that a search that is still waiting never brings back someone who opened a submission
  const [departure, setDeparture] = useState<GuardedNavigation | null>(null);
  const [settled, settle] = useDebounced(text.trim(), debounceMs);
  // searches on their way to the address; any other change of it, such as going back, replaces the text
  const [sent, setSent] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setSent(sent.slice(sent.indexOf(search) + 1));
    if (!sent.includes(search)) setText(search);
  }
  const send = useEffectEvent((wanted: string) => {
    if (wanted === search || wanted !== text.trim()) return;
    setSent([...sent, wanted]);
    departure?.search({ q: wanted || null }, { replace: true });
  });
  // The address is outside of React, and follows once typing pauses.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => send(settled), [settled]);
  const total = ownSubmissionGroups.reduce((sum, each) => sum + countOf(each), 0);
  const choices = [
    { show: null, label: words.all(total) },
    ...ownSubmissionGroups.map((each) => ({ show: each, label: words.group(each, countOf(each)) })),
  ];
  return (
    <search className={styles.filters} data-chrome="">
      <TextField
        id={`${id}search`}
        name="q"
        type="search"
        label={words.search}
        hint={words.searchHint}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setDeparture(depart());
        }}
        onEnter={settle}
      />
      <ul className={styles.groups} aria-label={words.show}>
        {choices.map(({ show, label }) => (
          <li key={show}>
            <button
              type="button"
              className={styles.group}
              aria-pressed={group === show}
              onClick={() => depart().search({ show }, { replace: true })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
