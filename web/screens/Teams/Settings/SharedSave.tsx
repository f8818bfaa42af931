import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import { SettingsGroupContext, type SettingStatus } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import styles from '#web/screens/Teams/Settings/SharedSave.module.css';

const isSame = (one: SettingStatus | undefined, other: SettingStatus): boolean =>
  one?.isEdited === other.isEdited && one.isPending === other.isPending && one.blockedBecause === other.blockedBecause;

interface SharedSaveProps {
  readonly children: ReactNode;
  /** for settings of several parts, which need a frame each */
  readonly hasCards?: boolean;
}

/** Several settings with one Save button, which sends only the forms that changed. Decision 0170. */
export function SharedSave({ children, hasCards = false }: SharedSaveProps): ReactElement {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, SettingStatus>>(new Map());
  const submits = useRef(new Map<string, () => void>());
  const sentCount = useRef(0);
  const report = useCallback((id: string, status: SettingStatus, submit: () => void): void => {
    submits.current.set(id, submit);
    setStatuses((before) => (isSame(before.get(id), status) ? before : new Map(before).set(id, status)));
  }, []);
  const group = useMemo(
    () => ({
      isShared: true,
      hasCards,
      report,
      confirm: (message: string) => flash(sentCount.current > 1 ? teamSettingsWords.allSaved : message),
    }),
    [report, hasCards],
  );
  const edited = [...statuses].filter(([, { isEdited }]) => isEdited);
  const blocked = edited.map(([, { blockedBecause }]) => blockedBecause).find((reason) => reason !== null);
  const save = (): void => {
    sentCount.current = edited.length;
    for (const [id] of edited) submits.current.get(id)?.();
  };
  return (
    <SettingsGroupContext value={group}>
      <div className={styles.settings}>{children}</div>
      <div className={styles.bar}>
        <FormActions>
          <Button
            variant="primary"
            isPending={[...statuses.values()].some(({ isPending }) => isPending)}
            pendingLabel={teamSettingsWords.saving}
            blockedBecause={blocked ?? (edited.length > 0 ? null : teamSettingsWords.nothingChanged)}
            isReasonShown={false}
            onPress={save}
          >
            {teamSettingsWords.saveChanges}
          </Button>
        </FormActions>
      </div>
    </SettingsGroupContext>
  );
}
