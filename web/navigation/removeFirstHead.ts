/** Removes what describes the page that the server rendered, once another one is shown. */
export function removeFirstHead(): void {
  for (const element of document.head.querySelectorAll('[data-first]')) element.remove();
}
