/**
 * Loads the client of a page that the server rendered: once everything that is shown has loaded, or as soon as someone
 * uses the page. Links and forms work before that. Decision 0142.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
const idleMs = 2_000;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) window.removeEventListener(sign, start, true);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.rel = 'modulepreload';
    if (!('entry' in link.dataset)) continue;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = link.href;
    document.head.append(script);
  }
}

function startWhenIdle(): void {
  // not in every browser
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleMs });
  else setTimeout(start);
}

for (const sign of signs) window.addEventListener(sign, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });
