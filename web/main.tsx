import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router/dom';

import '#web/ui/base.css';
import { environment } from '#web/relay/environment.ts';
import { createRouter } from '#web/routes.tsx';
import { hasTypefaces, loadTypefaces } from '#web/ui/loadTypefaces.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');

// kept since an earlier visit, they cost nothing now
if (hasTypefaces()) loadTypefaces();

createRoot(place).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createRouter()} />
    </RelayEnvironmentProvider>
  </StrictMode>,
);
