import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityListWords as words } from '#messages/entity/entityListWords.ts';
import type { EntityFilters_team$key } from '#web/__generated__/EntityFilters_team.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useDebounced } from '#web/parts/useDebounced.ts';
import type { EntityListChoice } from '#web/screens/Teams/Entities/entityListIn.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Entities/EntityList.module.css';

interface EntityFiltersProps {
  readonly team: EntityFilters_team$key;
  readonly choice: EntityListChoice;
}

const debounceMs = 250;

/** Searches while typing. Every choice is in the address. */
export function EntityFilters({ team, choice }: EntityFiltersProps): ReactElement {
  const { customEntities } = useFragment(
    graphql`
      fragment EntityFilters_team on Team {
        customEntities {
          customEntityId
          name
        }
      }
    `,
    team,
  );
  const id = useId();
  const depart = useGuardedNavigation();
  const [text, setText] = useState(choice.search);
  // taken while typing, so that a search that is still waiting never brings back someone who opened an entity
  const [departure, setDeparture] = useState<GuardedNavigation | null>(null);
  const [settled, settle] = useDebounced(text.trim(), debounceMs);
  // searches on their way to the address; any other change of it, such as going back, replaces the text
  const [sent, setSent] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(choice.search);
  if (known !== choice.search) {
    setKnown(choice.search);
    setSent(sent.slice(sent.indexOf(choice.search) + 1));
    if (!sent.includes(choice.search)) setText(choice.search);
  }
  const search = useEffectEvent((wanted: string) => {
    if (wanted === choice.search || wanted !== text.trim()) return;
    setSent([...sent, wanted]);
    departure?.search({ search: wanted || null }, { replace: true });
  });
  // The address is outside of React, and follows once typing pauses.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => search(settled), [settled]);
  return (
    <search className={styles.filters}>
      <TextField
        id={`${id}search`}
        name="search"
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
      <Select
        id={`${id}kind`}
        name="kind"
        label={words.kind}
        value={choice.kind ?? ''}
        options={[
          { value: '', label: words.allKinds },
          ...customEntities.map(({ customEntityId, name }) => ({ value: customEntityId, label: name })),
        ]}
        onChange={(kind) => depart().search({ kind: kind || null }, { replace: true })}
      />
      <Select
        id={`${id}show`}
        name="show"
        label={words.state}
        value={choice.isArchived ? 'archived' : 'active'}
        options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
        onChange={(show) => depart().search({ show: show === 'archived' ? show : null }, { replace: true })}
      />
    </search>
  );
}
