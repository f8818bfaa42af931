import { Component, createContext, use, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';

const FailureContext = createContext<unknown>(null);

/** The error that kept the page from being shown. */
export const useFailure = (): unknown => use(FailureContext);

interface FailureBoundaryProps {
  readonly instead: ReactNode;
  /** The part that may fail; the page of the route when left out. */
  readonly children?: ReactNode;
}

/** Keeps what is around a failed page, and forgets the failure at the next place. The server log gets the error. */
export function FailureBoundary({ instead, children = <Outlet /> }: FailureBoundaryProps): ReactNode {
  const { key } = useLocation();
  return (
    <Boundary place={key} instead={instead}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  readonly place: string;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** in a box, for anything can be thrown */
  readonly failed: { readonly error: unknown } | null;
  readonly place: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failed'> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { failed: null, place };
  }

  override componentDidCatch(error: unknown): void {
    // loaded when it is needed; offline there is no one to tell
    import('#web/navigation/reportFault.ts').then(
      ({ reportFault }) => reportFault(error),
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return <FailureContext value={failed.error}>{this.props.instead}</FailureContext>;
  }
}
