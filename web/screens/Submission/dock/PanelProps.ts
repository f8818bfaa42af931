/** What every panel beside a submission is given; what it shows, it asks for itself. */
export interface PanelProps {
  readonly submissionId: string;
  readonly timeZone: string;
}
