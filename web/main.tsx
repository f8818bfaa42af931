import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import '#web/ui/base.css';
import { trackFocusMoves } from '#web/navigation/focusTracking.ts';
import { Navigation } from '#web/navigation/Navigation.ts';
import { Pages } from '#web/navigation/Pages.tsx';
import { environment } from '#web/relay/environment.ts';
import { routes } from '#web/routes.tsx';
import { loadCachedFonts } from '#web/ui/fontLoading.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');

loadCachedFonts();
trackFocusMoves();

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
