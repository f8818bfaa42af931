/** Props of every panel. Panels run their own queries. */
export interface PanelProps {
  readonly submissionId: string;
  readonly timeZone: string;
}
