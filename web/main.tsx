import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

function Welcome(): ReactElement {
  return (
    <main>
      <h1>Portico</h1>
      <p>Forms and workflow for local government.</p>
    </main>
  );
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');
createRoot(place).render(
  <StrictMode>
    <Welcome />
  </StrictMode>,
);
