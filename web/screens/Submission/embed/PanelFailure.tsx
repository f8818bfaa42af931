import { Component, type ReactNode } from 'react';
import { dockWords } from '#messages/submission/dockWords.ts';
import { PanelRetryContext } from '#web/screens/Submission/dock/panelRetry.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

interface PanelFailureProps {
  /** replaces the default message, where the specification gives one for the panel */
  readonly sentence?: string;
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

interface PanelFailureState {
  readonly hasFailed: boolean;
  readonly attempt: number;
}

/** Error boundary of a panel, which leaves the rest of the submission usable. */
export class PanelFailure extends Component<PanelFailureProps, PanelFailureState> {
  override state: PanelFailureState = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { sentence = dockWords.notLoaded, onAgain, children } = this.props;
    const { hasFailed, attempt } = this.state;
    if (!hasFailed) return <PanelRetryContext value={attempt}>{children}</PanelRetryContext>;
    const again = (): void => {
      onAgain?.();
      this.setState({ hasFailed: false, attempt: attempt + 1 });
    };
    return (
      <Alert tone="danger" isLive action={<Button onPress={again}>{dockWords.again}</Button>}>
        {sentence}
      </Alert>
    );
  }
}
