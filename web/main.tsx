import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import '#web/ui/base.css';
import { noteMovesOfFocus } from '#web/navigation/movesOfFocus.ts';
import { Navigation } from '#web/navigation/Navigation.ts';
import { Pages } from '#web/navigation/Pages.tsx';
import { environment } from '#web/relay/environment.ts';
import { routes } from '#web/routes.tsx';
import { loadKnownTypefaces } from '#web/ui/typefaces.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');

loadKnownTypefaces();
noteMovesOfFocus();

const navigation = new Navigation(routes);

void navigation.begun.then(() =>
  createRoot(place).render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <Pages navigation={navigation} />
      </RelayEnvironmentProvider>
    </StrictMode>,
  ),
);
