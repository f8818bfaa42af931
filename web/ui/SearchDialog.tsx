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
import { useFocusFallback } from '#web/ui/useFocusFallback.ts';
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
  /** results belong to earlier text, and a new search is in flight */
  readonly isStale: boolean;
  /** status of the search, also announced */
  readonly status: ReactNode;
  readonly foot: ReactNode;
  readonly onChoose: (id: string) => void;
  /** Enter with no option selected */
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/**
 * Modal search with grouped results. Focus stays in the input: arrows select, Enter takes the selection, and Esc
 * closes and returns focus.
 */
export function SearchDialog(props: SearchDialogProps): ReactElement {
  const { title, label, hint, listLabel, typed, onType, groups, isStale, status, foot, onChoose, onEnter, onClose } =
    props;
  useFocusFallback(true);
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
          {/* No automatic selection: it lags behind typing, and Enter would take an option other than the first
              shown. */}
          <Autocomplete inputValue={typed} onInputChange={onType} disableAutoFocusFirst>
            <div className={styles.line}>
              <Icon name="search" />
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- people open it to type */}
              <TextField className={styles.field ?? ''} aria-label={label} autoFocus>
                {/* The parent names the listbox that it controls. */}
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
              <Button variant="quiet" icon="close" label={uiWords.close} onPress={onClose} />
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
