import { useState, type ReactElement } from 'react';
import type { BatchAction } from '#domain/batch/batchRules.ts';
import { batchActionWords, batchWords, type OfferedAction } from '#messages/lists/batchWords.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { newKey } from '#web/navigation/newKey.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useScreenWidth } from '#web/parts/useScreenWidth.ts';
import { AddTags } from '#web/screens/Dashboard/batch/AddTags.tsx';
import type { Chosen } from '#web/screens/Dashboard/batch/Chosen.ts';
import type { DeedDialogProps } from '#web/screens/Dashboard/batch/DeedDialogProps.ts';
import { DeleteMany } from '#web/screens/Dashboard/batch/DeleteMany.tsx';
import { ExportMany } from '#web/screens/Dashboard/batch/ExportMany.tsx';
import { HaltMany } from '#web/screens/Dashboard/batch/HaltMany.tsx';
import { RemoveTags } from '#web/screens/Dashboard/batch/RemoveTags.tsx';
import { foundNothing, useDeed } from '#web/screens/Dashboard/batch/useDeed.ts';
import { useOffers } from '#web/screens/Dashboard/batch/useOffers.ts';
import type { ListOrder } from '#web/screens/Dashboard/listView.ts';
import { usePeeking } from '#web/screens/Dashboard/peek/Peeking.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

interface BatchActionsProps {
  readonly chosen: Chosen;
  readonly listedBy: ListOrder;
  /** a batch action was started */
  readonly onBegun: (action: BatchAction) => void;
}

const icons: Readonly<Record<OfferedAction, IconName>> = {
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
export function BatchActions({ chosen: asked, listedBy, onBegun }: BatchActionsProps): ReactElement {
  const { counts, imported, hasFailed, askAgain } = useOffers(asked);
  const chosen = { ...asked, count: Math.max(0, asked.count - imported) };
  const { opened } = usePeeking();
  const isWide = useScreenWidth(opened === null ? besideEachOther.alone : besideEachOther.besideOpen);
  const [asking, setAsking] = useState<OfferedAction | null>(null);
  const [nothing, setNothing] = useState<OfferedAction | null>(null);
  const [pending, setPending] = useState<OfferedAction | null>(null);
  const deed = useDeed(chosen);
  const doAtOnce = async (action: 'assign' | 'unassign'): Promise<void> => {
    if (pending !== null) return;
    setPending(action);
    const outcome = await deed.send({ action, key: newKey() });
    setPending(null);
    if (foundNothing(outcome)) return setNothing(action);
    if (outcome.kind !== 'done') {
      const fault = batchWords.fault(action);
      const sentence = outcomeSentence(outcome, fault) ?? '';
      return flash(sentence === fault ? [batchWords.faultTitle, fault] : sentence, 'danger');
    }
    deed.begun(action, outcome.value.jobId);
    onBegun(action);
  };
  const press = (action: OfferedAction): void => {
    if (action === 'assign' || action === 'unassign') void doAtOnce(action);
    else setAsking(action);
  };
  const close = (): void => setAsking(null);
  const dialog = (action: Exclude<OfferedAction, 'export'>): DeedDialogProps => ({
    chosen,
    deed,
    may: counts.get(action) ?? 0,
    onClose: close,
    onNothing: () => {
      close();
      setNothing(action);
    },
    onBegun: (jobId) => {
      close();
      deed.begun(action, jobId);
      onBegun(action);
    },
  });
  if (hasFailed)
    return (
      <>
        <span role="alert">{batchWords.offersFailed}</span>
        <Button look="quiet" onPress={askAgain}>
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
            <Button key={action} look="quiet" isPending={pending === action} onPress={() => press(action)}>
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
      {asking === 'tag' && <AddTags {...dialog('tag')} />}
      {asking === 'untag' && <RemoveTags {...dialog('untag')} />}
      {asking === 'halt' && <HaltMany {...dialog('halt')} />}
      {asking === 'delete' && <DeleteMany {...dialog('delete')} />}
      {asking === 'export' && (
        <ExportMany
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
            <Button look="primary" onPress={() => setNothing(null)}>
              {batchWords.nothingClose}
            </Button>
          </FormActions>
        </Dialog>
      )}
    </>
  );
}
