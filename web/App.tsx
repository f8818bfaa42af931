import { StrictMode, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { Pages, type ShownNavigation } from '#web/navigation/Pages.tsx';

interface AppProps {
  readonly navigation: ShownNavigation;
  readonly environment: Environment;
}

/** The whole client: in a browser, and as the server renders it. */
export const App = ({ navigation, environment }: AppProps): ReactElement => (
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <Pages navigation={navigation} />
    </RelayEnvironmentProvider>
  </StrictMode>
);
