import type { ReactElement } from 'react';
import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import { dockWords, panelWords } from '#messages/submission/dockWords.ts';
import { KeyboardShortcuts } from '#web/parts/KeyboardShortcuts.tsx';

interface ShortcutHelpProps {
  readonly panels: readonly SubmissionPanel[];
  readonly onClose: () => void;
}

export function ShortcutHelp({ panels, onClose }: ShortcutHelpProps): ReactElement {
  return (
    <KeyboardShortcuts
      title={dockWords.keys}
      text={dockWords.keysText}
      keys={[
        ...panels.map((panel) => [panelWords[panel].key, panelWords[panel].title] as const),
        ['Esc', dockWords.closes],
      ]}
      onClose={onClose}
    />
  );
}
