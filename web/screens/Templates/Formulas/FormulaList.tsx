import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formulaWords as words } from '#messages/form/formulaWords.ts';
import type { FormulaList_draft$key } from '#web/__generated__/FormulaList_draft.graphql.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useDeleteFormula } from '#web/screens/Templates/Formulas/useDeleteFormula.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from '#web/screens/Templates/Formulas/Formulas.module.css';

interface FormulaListProps {
  readonly draft: FormulaList_draft$key;
  /** path of the editor */
  readonly editor: string;
}

export function FormulaList({ draft, editor }: FormulaListProps): ReactElement {
  const { formulas, formulaUses } = useFragment(
    graphql`
      fragment FormulaList_draft on FlowTemplate {
        formulas {
          id
          identity
          name
          source
        }
        formulaUses {
          identity
          places
        }
      }
    `,
    draft,
  );
  const [deleting, ask] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [deleteFormula] = useDeleteFormula();
  const placesOf = (identity: string): string =>
    formulaUses.find((use) => use.identity === identity)?.places.join(', ') || words.unused;
  return (
    <>
      <Table
        caption={words.caption}
        rows={formulas}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            title: words.name,
            cell: ({ id, name }) => (
              <span className={styles.named}>
                {name}
                <EditedBy partId={id} />
              </span>
            ),
          },
          { id: 'source', title: words.source, cell: ({ source }) => <code className={styles.code}>{source}</code> },
          { id: 'uses', title: words.usedIn, cell: ({ identity }) => placesOf(identity) },
          {
            id: 'actions',
            title: words.actions,
            isTitleHidden: true,
            cell: ({ id, name }) => (
              <span className={styles.actions}>
                <ButtonLink
                  variant="quiet"
                  icon="edit"
                  label={words.editNamed(name)}
                  to={`${editor}?formula=${plainId(id)}`}
                >
                  {words.edit}
                </ButtonLink>
                <Button
                  variant="quiet"
                  icon="trash"
                  label={words.deleteNamed(name)}
                  onPress={() => ask({ id, name })}
                />
              </span>
            ),
          },
        ]}
      />
      {deleting && (
        <DeleteDialog
          title={words.deleteTitle(deleting.name)}
          confirm={words.delete}
          send={() => deleteFormula({ input: { formulaId: deleting.id } })}
          onDone={() => {
            ask(null);
            flash(words.deleted);
          }}
          onClose={() => ask(null)}
        >
          {words.deleteText}
        </DeleteDialog>
      )}
    </>
  );
}
