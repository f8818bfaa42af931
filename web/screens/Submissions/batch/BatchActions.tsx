import { useState, type ReactElement } from 'react';
import type { BatchAction } from '#domain/batch/batchRules.ts';
import { batchActionWords, batchWords, type AvailableBatchAction } from '#messages/lists/batchWords.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { AddTagsDialog } from '#web/screens/Submissions/batch/AddTagsDialog.tsx';
import type { BatchActionDialogProps } from '#web/screens/Submissions/batch/BatchActionDialogProps.ts';
import { DeleteSubmissionsDialog } from '#web/screens/Submissions/batch/DeleteSubmissionsDialog.tsx';
import { ExportSubmissionsDialog } from '#web/screens/Submissions/batch/ExportSubmissionsDialog.tsx';
import { HaltSubmissionsDialog } from '#web/screens/Submissions/batch/HaltSubmissionsDialog.tsx';
import { RemoveTagsDialog } from '#web/screens/Submissions/batch/RemoveTagsDialog.tsx';
import type { SelectedSubmissions } from '#web/screens/Submissions/batch/SelectedSubmissions.ts';
import { useAvailableBatchActions } from '#web/screens/Submissions/batch/useAvailableBatchActions.ts';
import { hasNoMatches, useBatchAction } from '#web/screens/Submissions/batch/useBatchAction.ts';
import { usePeek } from '#web/screens/Submissions/peek/peekContext.ts';
import type { SubmissionListSort } from '#web/screens/Submissions/submissionListView.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

interface BatchActionsProps {
  readonly chosen: SelectedSubmissions;
  readonly listedBy: SubmissionListSort;
  /** a batch action was started */
  readonly onStarted: (action: BatchAction) => void;
}

const icons: Readonly<Record<AvailableBatchAction, IconName>> = {
  tag: 'plus',
  untag: 'close',
  export: 'document',
  assign: 'person',
  unassign: 'circle-slash',
  halt: 'pause',
  delete: 'trash',
};

/** Minimum widths for showing all buttons in one line, with and without an open preview. */
const besideEachOther = { alone: '1360px', besideOpen: '2080px' };

/** Batch actions for the selection: buttons, or a menu where there is less room. */
export function BatchActions({ chosen: selected, listedBy, onStarted }: BatchActionsProps): ReactElement {
  const { counts, imported, hasFailed, refetch } = useAvailableBatchActions(selected);
  const chosen = { ...selected, count: Math.max(0, selected.count - imported) };
  const { opened } = usePeek();
  const isWide = useMinWindowWidth(opened === null ? besideEachOther.alone : besideEachOther.besideOpen);
  const [asking, setAsking] = useState<AvailableBatchAction | null>(null);
  const [nothing, setNothing] = useState<AvailableBatchAction | null>(null);
  const [pending, setPending] = useState<AvailableBatchAction | null>(null);
  const batchAction = useBatchAction(chosen);
  const doAtOnce = async (action: 'assign' | 'unassign'): Promise<void> => {
    if (pending !== null) return;
    setPending(action);
    const outcome = await batchAction.send({ action, key: randomKey() });
    setPending(null);
    if (hasNoMatches(outcome)) return setNothing(action);
    if (outcome.kind !== 'done') {
      const fault = batchWords.fault(action);
      const sentence = outcomeSentence(outcome, fault) ?? '';
      return flash(sentence === fault ? [batchWords.faultTitle, fault] : sentence, 'danger');
    }
    batchAction.begun(action, outcome.value.jobId);
    onStarted(action);
  };
  const press = (action: AvailableBatchAction): void => {
    if (action === 'assign' || action === 'unassign') void doAtOnce(action);
    else setAsking(action);
  };
  const close = (): void => setAsking(null);
  const dialog = (action: Exclude<AvailableBatchAction, 'export'>): BatchActionDialogProps => ({
    chosen,
    batchAction,
    may: counts.get(action) ?? 0,
    onClose: close,
    onNothing: () => {
      close();
      setNothing(action);
    },
    onStarted: (jobId) => {
      close();
      batchAction.begun(action, jobId);
      onStarted(action);
    },
  });
  if (hasFailed)
    return (
      <>
        <span role="alert">{batchWords.offersFailed}</span>
        <Button variant="quiet" onPress={refetch}>
          {batchWords.again}
        </Button>
      </>
    );
  const actions = [...counts.keys()];
  return (
    <>
      {imported > 0 && <span>{listWords.importedChosen(imported)}</span>}
      {isWide
        ? actions.map((action) => (
            <Button key={action} variant="quiet" isPending={pending === action} onPress={() => press(action)}>
              {batchActionWords[action]}
            </Button>
          ))
        : actions.length > 0 && (
            <Menu
              label={batchWords.actions}
              face={
                <>
                  {batchWords.actions}
                  <Icon name="chevron-down" size={16} />
                </>
              }
              entries={actions.map((action) => ({
                ...{ id: action, label: batchActionWords[action], icon: icons[action] },
                ...{ isDangerous: action === 'delete', startsGroup: action === 'delete' },
                onPress: () => press(action),
              }))}
            />
          )}
      {asking === 'tag' && <AddTagsDialog {...dialog('tag')} />}
      {asking === 'untag' && <RemoveTagsDialog {...dialog('untag')} />}
      {asking === 'halt' && <HaltSubmissionsDialog {...dialog('halt')} />}
      {asking === 'delete' && <DeleteSubmissionsDialog {...dialog('delete')} />}
      {asking === 'export' && (
        <ExportSubmissionsDialog
          chosen={chosen}
          count={counts.get('export') ?? 0}
          listedBy={listedBy}
          onClose={close}
          onNothing={() => {
            close();
            setNothing('export');
          }}
        />
      )}
      {nothing !== null && (
        <Dialog title={batchWords.nothingTitle(nothing)} isOpen onClose={() => setNothing(null)}>
          <p>{batchWords.nothingText}</p>
          <FormActions>
            <Button variant="primary" onPress={() => setNothing(null)}>
              {batchWords.nothingClose}
            </Button>
          </FormActions>
        </Dialog>
      )}
    </>
  );
}
