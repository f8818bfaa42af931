import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import type {
  SuggestionTable_suggestions$data,
  SuggestionTable_suggestions$key,
} from '#web/__generated__/SuggestionTable_suggestions.graphql.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/EditSuggestions/EditSuggestions.module.css';

type Row = SuggestionTable_suggestions$data[number];

interface SuggestionTableProps {
  readonly suggestions: SuggestionTable_suggestions$key;
  /** suggestions that replace content that changed since */
  readonly overwrites: ReadonlySet<string>;
  readonly onOverwrite: (suggestionId: string, isChosen: boolean) => void;
  /** the suggestion that is being rejected */
  readonly pending: string | null;
  readonly onReject: (suggestionId: string) => void;
}

const tones = { open: 'neutral', accepted: 'success', rejected: 'danger' } as const;

export function SuggestionTable(props: SuggestionTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment SuggestionTable_suggestions on EditSuggestion @relay(plural: true) {
        suggestionId
        field {
          name
        }
        state
        currentContent
        contentWhenSuggested
        newContent
        isOutdated
      }
    `,
    props.suggestions,
  );
  const columns: readonly Column<Row>[] = [
    { id: 'field', title: words.field, cell: ({ field }) => field.name },
    { id: 'current', title: words.current, cell: (row) => <Current row={row} {...props} /> },
    { id: 'new', title: words.suggested, cell: ({ newContent }) => newContent || <em>{words.removed}</em> },
    {
      id: 'decision',
      title: words.decision,
      cell: ({ suggestionId, state, field }) =>
        state === 'open' ? (
          <Button
            icon="close"
            label={words.rejectField(field.name)}
            isPending={props.pending === suggestionId}
            onPress={() => props.onReject(suggestionId)}
          >
            {words.reject}
          </Button>
        ) : (
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        ),
    },
  ];
  return <Table caption={words.suggestions} columns={columns} rows={rows} keyOf={({ suggestionId }) => suggestionId} />;
}

interface CurrentProps extends Pick<SuggestionTableProps, 'overwrites' | 'onOverwrite'> {
  readonly row: Row;
}

/** The content now and, if it changed since the suggestion, the content then. */
function Current({ row, overwrites, onOverwrite }: CurrentProps): ReactElement {
  const { suggestionId, field, state, currentContent, contentWhenSuggested, isOutdated } = row;
  // Once accepted, the current content is the new one.
  if (state === 'accepted') return <>{words.before(contentWhenSuggested || words.nothing)}</>;
  return (
    <span className={styles.cell}>
      <span>{currentContent || <em>{words.nothing}</em>}</span>
      {isOutdated && (
        <>
          <Badge tone="warning" icon="warning">
            {words.outdated}
          </Badge>
          <span className={styles.soft}>
            {contentWhenSuggested === '' ? words.wasEmpty : words.whenSuggested(contentWhenSuggested)}
          </span>
          <Checkbox
            id={`overwrite-${suggestionId}`}
            name="overwrite"
            label={words.overwrite(field.name)}
            value={overwrites.has(suggestionId)}
            onChange={(isChosen) => onOverwrite(suggestionId, isChosen)}
          />
        </>
      )}
    </span>
  );
}
