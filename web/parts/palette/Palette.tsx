// Fields are read in paletteEntries.tsx.
/* oxlint-disable relay/unused-fields */
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { paletteWords } from '#messages/shell/paletteWords.ts';
import type { PaletteStartQuery } from '#web/__generated__/PaletteStartQuery.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { matchingEntries } from '#web/parts/palette/matchingEntries.ts';
import {
  mainActions,
  entriesOfForms,
  entryOfForm,
  entryOfSubmission,
  entryOfTeam,
  searchableActions,
  searchablePages,
  mainPages,
  type PaletteEntry,
  type PaletteStart,
} from '#web/parts/palette/paletteEntries.tsx';
import { recentPlaces } from '#web/parts/palette/recentPlaces.ts';
import { usePaletteSearch } from '#web/parts/palette/usePaletteSearch.ts';
import { useSignOutAndLeave } from '#web/parts/session/useSignOutAndLeave.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SearchDialog, type SearchGroup } from '#web/ui/SearchDialog.tsx';

/** Limit on local matches shown before search results. */
const mostAtHand = 6;

const nothingYet: PaletteStart = { viewer: null, myTeams: [], quickKnown: { submissions: [], forms: [] } };

type Groups = readonly (readonly [keyof typeof paletteWords.groups, readonly PaletteEntry[]])[];

interface PaletteProps {
  readonly viewerId: string;
  /** typed before the palette had loaded */
  readonly begun: string;
  readonly onClose: () => void;
}

/** Command palette: opens pages and records the user may see, and runs actions they may do. Decision 0049. */
export function Palette({ viewerId, begun, onClose }: PaletteProps): ReactElement {
  const [typed, setTyped] = useState(begun);
  const [ids] = useState(() => recentPlaces(viewerId));
  const depart = useGuardedNavigation();
  const leaving = useSignOutAndLeave();
  const start = useQueryResponse<PaletteStartQuery>(
    graphql`
      query PaletteStartQuery($ids: [ID!]!) {
        viewer {
          isOperator
          hasAssignments
          hasFigures
          hasOtherForms
          wayToTeam
          teams {
            id
          }
        }
        myTeams {
          slug
          name
          enableFormCreation
          availableActions
        }
        quickKnown(ids: $ids) {
          submissions {
            submissionId
            status
            isRejected
            dueAt
            scopedId
            identifier
            templateName
            applicant
          }
          forms {
            formId
            name
            status
            teamName
            everPublished
            availableActions
          }
        }
      }
    `,
    { ids },
  );
  const now = useNow();
  const { found, isLooking, isSlow, hasFailed, again } = usePaletteSearch(typed);
  const groups =
    typed.trim() === ''
      ? atFirst(start.data ?? nothingYet, ids, now)
      : matching(start.data ?? nothingYet, typed, found, now);
  const shown = groups.filter(([, entries]) => entries.length > 0);
  const entries = shown.flatMap(([, list]) => list);
  const choose = (id: string, departure = depart()): void => {
    const chosen = entries.find((entry) => entry.id === id);
    if (!chosen) return;
    onClose();
    if (chosen.to === undefined) leaving.run('out');
    else departure.go(chosen.to);
  };
  const isWaiting = isLooking || start.isLoading;
  const [entered, setEntered] = useState<{ readonly typed: string; readonly departure: GuardedNavigation } | null>(
    null,
  );
  const takeFirst = (): void => {
    const [first] = entries;
    const isAtHand = shown[0]?.[0] === 'pages' || shown[0]?.[0] === 'actions';
    if (first && (isAtHand || !isWaiting)) choose(first.id);
    else setEntered(isWaiting ? { typed, departure: depart() } : null);
  };
  // Enter was pressed before the results arrived: take the first result, unless the text changed since.
  const isMeant = entered?.typed === typed && !isWaiting;
  const takeMeant = useEffectEvent(() => {
    if (entries[0]) choose(entries[0].id, entered?.departure);
  });
  useEffect(() => {
    if (isMeant) takeMeant();
  }, [isMeant]);
  const failed = start.hasFailed || hasFailed;
  const status = (): string => {
    if (isSlow) return paletteWords.slow;
    if (isWaiting) return paletteWords.looking;
    if (typed.trim() === '') return '';
    return entries.length === 0 ? paletteWords.none(typed.trim()) : paletteWords.count(entries.length);
  };
  return (
    <SearchDialog
      title={paletteWords.title}
      label={paletteWords.label}
      hint={paletteWords.hint}
      listLabel={paletteWords.results}
      typed={typed}
      onType={setTyped}
      groups={shown.map(groupOf)}
      isStale={isLooking}
      status={
        failed ? (
          <Alert
            tone="danger"
            isLive
            action={
              <Button
                onPress={() => {
                  if (start.hasFailed) start.refetch();
                  if (hasFailed) again();
                }}
              >
                {paletteWords.again}
              </Button>
            }
          >
            {paletteWords.failed}
          </Alert>
        ) : (
          <output>{status()}</output>
        )
      }
      foot={<Keys />}
      onChoose={(id) => choose(id)}
      onEnter={takeFirst}
      onClose={onClose}
    />
  );
}

/** Nothing typed: recent places, then suggestions. */
function atFirst(start: PaletteStart, ids: readonly string[], now: Date): Groups {
  const known = new Map(
    [
      ...start.quickKnown.submissions.map((each) => entryOfSubmission(each, now)),
      ...start.quickKnown.forms.map(entryOfForm),
    ].map((entry) => [entry.id, entry]),
  );
  return [
    ['recent', ids.flatMap((id) => known.get(id) ?? [])],
    ['pages', mainPages(start)],
    ['actions', mainActions(start)],
  ];
}

/** Local matches come first, so that late results don't move them. */
function matching(
  start: PaletteStart,
  typed: string,
  found: ReturnType<typeof usePaletteSearch>['found'],
  now: Date,
): Groups {
  const pages = matchingEntries([...mainPages(start), ...searchablePages(start, typed)], typed).slice(0, mostAtHand);
  const shown = new Set(pages.map(({ id }) => id));
  return [
    ['pages', pages],
    ['actions', matchingEntries([...mainActions(start), ...searchableActions(start)], typed)],
    ['submissions', found?.submissions.map((each) => entryOfSubmission(each, now)) ?? []],
    ['forms', entriesOfForms(found?.forms ?? []).filter(({ id }) => !shown.has(id))],
    ['teams', found?.teams.map(entryOfTeam) ?? []],
  ];
}

const groupOf = ([id, entries]: Groups[number]): SearchGroup => ({
  id,
  title: paletteWords.groups[id],
  options: entries,
});

function Keys(): ReactElement {
  return (
    <>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {paletteWords.moves}
      </span>
      <span>
        <kbd>Enter</kbd> {paletteWords.opens}
      </span>
      <span>
        <kbd>Esc</kbd> {paletteWords.closes}
      </span>
    </>
  );
}
