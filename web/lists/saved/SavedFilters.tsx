import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { defaultFilters, isSameFilter, parseFilter, type FilterKind, type FilterOf } from '#domain/filter/filter.ts';
import { filterWords, savedFilterWords } from '#messages/lists/filterWords.ts';
import type { SavedFilters_viewer$key } from '#web/__generated__/SavedFilters_viewer.graphql.ts';
import { DeleteFilter } from '#web/lists/saved/DeleteFilter.tsx';
import { RenameFilter } from '#web/lists/saved/RenameFilter.tsx';
import { SaveFilter } from '#web/lists/saved/SaveFilter.tsx';
import { useUpdateAdvancedFilter } from '#web/lists/saved/useUpdateAdvancedFilter.ts';
import { withSaveFailure } from '#web/lists/saved/withSaveFailure.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { plainId } from '#web/relay/plainId.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { MenuEntry } from '#web/ui/MenuContent.tsx';
import styles from '#web/lists/saved/SavedFilters.module.css';

interface SavedFiltersProps<K extends FilterKind> {
  readonly kind: K;
  readonly viewer: SavedFilters_viewer$key;
  readonly filter: FilterOf<K>;
  /** plain ID of the opened filter, which may have been edited since */
  readonly savedId: string | null;
  /** path of the list with these filters */
  readonly pathOf: (filters: FilterOf<K>, savedId: string | null) => string;
}

type Question = 'save' | 'rename' | 'delete';

/** Menu of saved filters: open, update, rename, make default, share, delete. */
export function SavedFilters<K extends FilterKind>(props: SavedFiltersProps<K>): ReactElement {
  const { kind, viewer, filter, savedId, pathOf } = props;
  const { advancedFilters } = useFragment(
    graphql`
      fragment SavedFilters_viewer on Viewer @argumentDefinitions(kind: { type: "FilterKind!" }) {
        advancedFilters(kind: $kind) {
          id
          name
          filters
          isDefault
          isLost
        }
      }
    `,
    viewer,
  );
  const [question, setQuestion] = useState<Question | null>(null);
  const [update] = useUpdateAdvancedFilter();
  const saved = advancedFilters.map(({ filters, ...each }) => {
    const parsed = parseFilter(kind, filters);
    return { ...each, filter: parsed.ok ? parsed.value : null };
  });
  const isShown = (one: FilterOf<K> | null): boolean => one !== null && isSameFilter(kind, one, filter);
  const current = saved.find(({ id }) => plainId(id) === savedId) ?? saved.find((one) => isShown(one.filter)) ?? null;
  const isEdited = current !== null && !isShown(current.filter);
  const pathTo = (filters: FilterOf<K> | null, id: string | null): string =>
    pathOf(filters ?? ([] as unknown as FilterOf<K>), id === null ? null : plainId(id));
  const saving = useAction(
    async (input: { readonly filters?: FilterOf<K>; readonly isDefault?: boolean }) =>
      withSaveFailure(await update({ input: { advancedFilterId: current?.id ?? '', ...input }, kind })),
    (_done, { isDefault }) => {
      if (isDefault === undefined) flash(savedFilterWords.saved);
      else flash(isDefault ? savedFilterWords.madeDefault(current?.name ?? '') : savedFilterWords.droppedDefault[kind]);
    },
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${pathTo(filter, null)}`);
      flash(savedFilterWords.copied);
    } catch {
      flash(savedFilterWords.copyFailed, 'warning');
    }
  };
  const usual = defaultFilters[kind];
  const depart = useGuardedNavigation();
  // Opens it anyway, so that it can be saved again, renamed, or deleted.
  const openUnreadable = (id: string): void => {
    flash(`${filterWords.unreadable} ${filterWords.unreadableSaved}`, 'warning');
    depart().go(pathTo(usual, id));
  };
  const entries: readonly MenuEntry[] = [
    {
      id: 'usual',
      label: savedFilterWords.usual[kind],
      icon: kind === 'submission' ? 'person' : 'check-circle',
      to: pathTo(usual, null),
    },
    { id: 'everything', label: savedFilterWords.everything[kind], icon: 'list', to: pathTo(null, null) },
    ...saved.map(({ id, name, filter: kept, isDefault, isLost }, place): MenuEntry => ({
      id,
      label: isDefault ? `${name} (${savedFilterWords.isDefault})` : name,
      icon: isLost || kept === null ? 'warning' : isDefault ? 'star' : 'sliders',
      ...(kept === null ? { onPress: () => openUnreadable(id) } : { to: pathTo(kept, id) }),
      startsGroup: place === 0,
    })),
    {
      id: 'save',
      label: savedFilterWords.save,
      icon: 'plus',
      startsGroup: true,
      onPress: () => setQuestion('save'),
    },
    { id: 'copy', label: savedFilterWords.copy, icon: 'link', onPress: () => void copy() },
    ...(current === null
      ? []
      : ([
          { id: 'rename', label: savedFilterWords.rename, icon: 'edit', onPress: () => setQuestion('rename') },
          {
            id: 'default',
            label: current.isDefault ? savedFilterWords.dropDefault : savedFilterWords.makeDefault,
            icon: 'star',
            onPress: () => saving.run({ isDefault: !current.isDefault }),
          },
          {
            id: 'delete',
            label: savedFilterWords.delete,
            icon: 'trash',
            isDangerous: true,
            onPress: () => setQuestion('delete'),
          },
        ] satisfies readonly MenuEntry[])),
  ];
  const name = current?.name ?? nameOf(kind, filter);
  const close = (): void => setQuestion(null);
  return (
    <div className={styles.saved}>
      <Menu
        label={savedFilterWords.menu(name)}
        face={
          <>
            <Icon name="sliders" size={16} />
            <span className={styles.name}>{name}</span>
            <Icon name="chevron-down" size={16} />
          </>
        }
        entries={entries}
      />
      {isEdited && (
        <>
          <Badge tone="info" icon="edit">
            {savedFilterWords.edited}
          </Badge>
          <Button isPending={saving.pending !== null} onPress={() => saving.run({ filters: filter })}>
            {savedFilterWords.saveChanges}
          </Button>
        </>
      )}
      {saving.refusal !== null && (
        <span role="alert" className={styles.refusal}>
          {saving.refusal}
        </span>
      )}
      {question === 'save' && (
        <SaveFilter
          kind={kind}
          filter={filter}
          onClose={close}
          onSaved={(id, { go }) => {
            close();
            go(pathTo(filter, id), { replace: true });
          }}
        />
      )}
      {question === 'rename' && current && (
        <RenameFilter kind={kind} id={current.id} name={current.name} onClose={close} />
      )}
      {question === 'delete' && current && (
        <DeleteFilter
          kind={kind}
          id={current.id}
          name={current.name}
          onClose={close}
          onDeleted={({ go }) => {
            close();
            go(pathTo(filter, null), { replace: true });
          }}
        />
      )}
    </div>
  );
}

function nameOf<K extends FilterKind>(kind: K, filter: FilterOf<K>): string {
  if (filter.length === 0) return savedFilterWords.everything[kind];
  return isSameFilter(kind, filter, defaultFilters[kind]) ? savedFilterWords.usual[kind] : savedFilterWords.title;
}
