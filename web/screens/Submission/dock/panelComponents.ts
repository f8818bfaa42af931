import { lazy, type ComponentType } from 'react';
import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';

type Load = () => Promise<ComponentType<PanelProps>>;

const load: Readonly<Record<SubmissionPanel, Load>> = {
  discussions: async () =>
    (await import('#web/screens/Submission/panels/discussions/DiscussionsPanel.tsx')).DiscussionsPanel,
  files: async () => (await import('#web/screens/Submission/panels/files/FilesPanel.tsx')).FilesPanel,
  access: async () => (await import('#web/screens/Submission/panels/access/AccessPanel.tsx')).AccessPanel,
  activity: async () => (await import('#web/screens/Submission/panels/activity/ActivityPanel.tsx')).ActivityPanel,
  support: async () => (await import('#web/screens/Submission/panels/support/SupportPanel.tsx')).SupportPanel,
  menu: async () => (await import('#web/screens/Submission/panels/menu/MenuPanel.tsx')).MenuPanel,
};

const late = (panel: SubmissionPanel): ComponentType<PanelProps> =>
  lazy(async () => ({ default: await load[panel]() }));

let contents: Readonly<Record<SubmissionPanel, ComponentType<PanelProps>>> = {
  discussions: late('discussions'),
  files: late('files'),
  access: late('access'),
  activity: late('activity'),
  support: late('support'),
  menu: late('menu'),
};

/** A panel's lazy component. Its code is preloaded on hover or focus of its button. */
export const panelComponent = (panel: SubmissionPanel): ComponentType<PanelProps> => contents[panel];

/** Replaces a lazy component that failed, because React remembers the failure. */
export function resetPanelComponent(panel: SubmissionPanel): void {
  contents = { ...contents, [panel]: late(panel) };
}

// A failed load shows when the panel is opened.
export const preloadPanel = (panel: SubmissionPanel): void => void load[panel]().catch(() => undefined);
