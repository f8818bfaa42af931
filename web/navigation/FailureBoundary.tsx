import { Component, createContext, use, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';

const FailureContext = createContext<unknown>(null);

/** The error that prevented the page from rendering. */
export const useFailure = (): unknown => use(FailureContext);

interface FailureBoundaryProps {
  readonly instead: ReactNode;
  /** The part that may fail. Defaults to the route's page. */
  readonly children?: ReactNode;
}

/** Keeps what surrounds a failed page and resets on navigation. Reports the error to the server log. */
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
  /** wrapped, because anything can be thrown, even null */
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
    // loaded on demand; if that fails (offline), the error isn't reported
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
