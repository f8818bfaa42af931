/** The person a dialog is about. */
export interface PersonDialogProps {
  /** ID of the operator's view of the person */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly isGovernment: boolean;
  readonly onClose: () => void;
}
