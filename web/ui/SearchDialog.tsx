import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import type { IconName } from '#messages/shell/iconNames.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useFocusKept } from '#web/ui/useFocusKept.ts';
import styles from '#web/ui/SearchDialog.module.css';

interface SearchOption {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly mark?: ReactNode;
}

export interface SearchGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly SearchOption[];
}

interface SearchDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly listLabel: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly groups: readonly SearchGroup[];
  /** What is shown was found for something else, and what was typed is still looked for. */
  readonly isStale: boolean;
  /** How the search stands, to be read out as well. */
  readonly status: ReactNode;
  readonly foot: ReactNode;
  readonly onChoose: (id: string) => void;
  /** Enter, while none is chosen. */
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/**
 * A line to type on over the page, and under it in groups what was found. The focus stays in the line; the arrows choose,
 * Enter takes what is chosen, Esc closes and gives the focus back.
 */
export function SearchDialog(props: SearchDialogProps): ReactElement {
  const { title, label, hint, listLabel, typed, onType, groups, isStale, status, foot, onChoose, onEnter, onClose } =
    props;
  useFocusKept(true);
  const first = groups[0]?.options[0];
  const takeEnter = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void => {
    const isNoneChosen = !currentTarget.hasAttribute('aria-activedescendant');
    if (key === 'Enter' && !nativeEvent.isComposing && isNoneChosen) onEnter();
  };
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={title}>
          {/* what is highlighted by itself lags behind what is typed: Enter would take what is not shown first */}
          <Autocomplete inputValue={typed} onInputChange={onType} disableAutoFocusFirst>
            <div className={styles.line}>
              <Icon name="search" />
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it wants to type */}
              <TextField className={styles.field ?? ''} aria-label={label} autoFocus>
                {/* the list that it controls is named by what is around both */}
                {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props */}
                <Input
                  className={styles.input ?? ''}
                  role="combobox"
                  aria-expanded={first !== undefined}
                  placeholder={hint}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={200}
                  onKeyDownCapture={takeEnter}
                />
              </TextField>
              <Button look="quiet" icon="close" label={uiWords.close} onPress={onClose} />
            </div>
            <div className={styles.status}>{status}</div>
            {first && (
              <ListBox
                className={styles.list ?? ''}
                aria-label={listLabel}
                aria-busy={isStale || undefined}
                items={groups}
                selectionMode="none"
                onAction={(key) => onChoose(String(key))}
              >
                {(group) => (
                  <ListBoxSection id={group.id} className={styles.group ?? ''}>
                    <Header className={styles.title ?? ''}>{group.title}</Header>
                    <Collection items={group.options}>
                      {({ id, icon, title: name, detail, mark }) => (
                        <ListBoxItem
                          id={id}
                          textValue={[name, detail].filter(Boolean).join(', ')}
                          className={styles.option ?? ''}
                        >
                          <Icon name={icon} size={16} />
                          <span className={styles.words}>
                            <span className={styles.name}>{name}</span>
                            {detail && <span className={styles.detail}>{detail}</span>}
                          </span>
                          {mark}
                        </ListBoxItem>
                      )}
                    </Collection>
                  </ListBoxSection>
                )}
              </ListBox>
            )}
          </Autocomplete>
          <footer className={styles.foot}>{foot}</footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
