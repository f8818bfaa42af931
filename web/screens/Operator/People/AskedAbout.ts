/** Whom a dialog asks about. */
export interface AskedAbout {
  /** as whoever runs the installation sees them */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}
