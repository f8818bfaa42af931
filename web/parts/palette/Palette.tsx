// Fields are read in paletteEntries.tsx.
/* oxlint-disable relay/unused-fields */
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { paletteWords } from '#messages/shell/paletteWords.ts';
import type { PaletteStartQuery } from '#web/__generated__/PaletteStartQuery.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { commandsFor } from '#web/parts/palette/commandsFor.ts';
import { HoldConfirmation } from '#web/parts/palette/HoldConfirmation.tsx';
import { matchingEntries } from '#web/parts/palette/matchingEntries.ts';
import type { PaletteCommand } from '#web/parts/palette/PaletteCommand.ts';
import {
  mainActions,
  entriesOfForms,
  entryOfForm,
  entryOfSubmission,
  entryOfTeam,
  searchableActions,
  searchablePages,
  showMore,
  mainPages,
  type PaletteEntry,
  type PaletteStart,
} from '#web/parts/palette/paletteEntries.tsx';
import { recentPlaceIn, recentPlaces } from '#web/parts/palette/recentPlaces.ts';
import { submissionCommands } from '#web/parts/palette/submissionCommands.ts';
import { typedCommand } from '#web/parts/palette/typedCommand.ts';
import { useAssigneeSearch } from '#web/parts/palette/useAssigneeSearch.ts';
import { useMoreSubmissions } from '#web/parts/palette/useMoreSubmissions.ts';
import { usePaletteCommands } from '#web/parts/palette/usePaletteCommands.ts';
import { usePaletteSearch } from '#web/parts/palette/usePaletteSearch.ts';
import { useSignOutAndLeave } from '#web/parts/session/useSignOutAndLeave.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SearchDialog, type SearchGroup } from '#web/ui/SearchDialog.tsx';

/** A search returns this many submissions until someone asks for more. */
const mostFound = 6;

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
  const runCommand = usePaletteCommands();
  const [currentId] = useState(() => recentPlaceIn(window.location.pathname));
  const [asked, ask] = useState<PaletteCommand | null>(null);
  /** the text for which all submissions are listed */
  const [moreOf, setMoreOf] = useState<string | null>(null);
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
            availableActions
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
  const command = typedCommand(typed);
  const term = command?.term ?? typed;
  const { found, isLooking, isSlow, hasFailed, again } = usePaletteSearch(term);
  const more = useMoreSubmissions(moreOf === term.trim() ? moreOf : null);
  const known = start.data ?? nothingYet;
  const [first] = found?.submissions ?? [];
  const people = useAssigneeSearch(first?.submissionId, command?.verb === 'assign' ? command.who : '');
  const commands: readonly PaletteEntry[] = submissionCommands({
    ...{ typed, command, viewerId },
    found: found?.submissions ?? [],
    current: known.quickKnown.submissions.find(({ submissionId }) => submissionId === currentId),
    assignees: people.assignees,
  });
  const groups =
    typed.trim() === ''
      ? atFirst(known, ids, now, currentCommands(known, currentId, viewerId))
      : matching(known, { typed, found, more: more.data, commands, isCommand: command !== null }, now);
  const shown = groups.filter(([, entries]) => entries.length > 0);
  const entries = shown.flatMap(([, list]) => list);
  const choose = (id: string, departure = depart()): void => {
    const chosen = entries.find((entry) => entry.id === id);
    if (!chosen) return;
    if (chosen.run === 'showMore') return setMoreOf(term.trim());
    if (typeof chosen.run === 'object' && chosen.run.verb === 'halt') return ask(chosen.run);
    onClose();
    if (chosen.to !== undefined) departure.go(chosen.to);
    else if (chosen.run === 'signOut') leaving.run('out');
    else if (chosen.run) void runCommand(chosen.run);
  };
  const isWaiting = isLooking || start.isLoading || more.isLoading || people.isLoading;
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
    // oxlint-disable-next-line react/set-state-in-effect -- the results arrived after Enter
    if (isMeant) takeMeant();
  }, [isMeant]);
  const failed = start.hasFailed || hasFailed || more.hasFailed;
  const status = (): string => {
    if (isSlow) return paletteWords.slow;
    if (isWaiting) return paletteWords.looking;
    if (typed.trim() === '') return '';
    return entries.length === 0 ? paletteWords.none(typed.trim()) : paletteWords.count(entries.length);
  };
  if (asked) return <HoldConfirmation command={asked} onConfirm={runCommand} onClose={onClose} />;
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
                  if (more.hasFailed) more.refetch();
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

/** Nothing typed: what can be done here and recent places, then suggestions. */
function atFirst(start: PaletteStart, ids: readonly string[], now: Date, commands: readonly PaletteEntry[]): Groups {
  const known = new Map(
    [
      ...start.quickKnown.submissions.map((each) => entryOfSubmission(each, now)),
      ...start.quickKnown.forms.map(entryOfForm),
    ].map((entry) => [entry.id, entry]),
  );
  return [
    ['commands', commands],
    ['recent', ids.flatMap((id) => known.get(id) ?? [])],
    ['pages', mainPages(start)],
    ['actions', mainActions(start)],
  ];
}

function currentCommands(start: PaletteStart, currentId: string | null, viewerId: string): readonly PaletteEntry[] {
  const current = start.quickKnown.submissions.find(({ submissionId }) => submissionId === currentId);
  return current ? commandsFor(current, viewerId) : [];
}

interface Matches {
  readonly typed: string;
  readonly found: ReturnType<typeof usePaletteSearch>['found'];
  readonly more: ReturnType<typeof useMoreSubmissions>['data'];
  readonly commands: readonly PaletteEntry[];
  /** true if the text starts with a verb */
  readonly isCommand: boolean;
}

/** Local matches come first, so that late results don't move them. */
function matching(start: PaletteStart, matches: Matches, now: Date): Groups {
  const { typed, found, more, commands, isCommand } = matches;
  const pages = matchingEntries([...mainPages(start), ...searchablePages(start, typed)], typed).slice(0, mostAtHand);
  const shown = new Set(pages.map(({ id }) => id));
  const first = found?.submissions ?? [];
  const submissions = (more?.submissionSearch ?? first).map((each) => entryOfSubmission(each, now));
  const hasMore = !more && first.length === mostFound;
  return [
    ['pages', pages],
    ['actions', matchingEntries([...mainActions(start), ...searchableActions(start)], typed)],
    ...(isCommand ? [['commands', commands] as const] : []),
    ['submissions', hasMore ? [...submissions, showMore] : submissions],
    ...(isCommand ? [] : [['commands', commands] as const]),
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
