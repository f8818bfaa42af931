/** The styles of /dev/mail, separate because the page must work even if the web client was never built. */
export const devMailStyle = `
:root { color-scheme: light dark; --ink: light-dark(#16202b, #edeae3); --paper: light-dark(#fff, #1b232c);
  --stone: light-dark(#f6f5f1, #12181f); --line: light-dark(#dcdad2, #3a444f); --quiet: light-dark(#4a5563, #b3bcc6);
  --accent: light-dark(#1d4f8c, #9cc3f5); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--stone); color: var(--ink); font: 16px/1.5 'Public Sans', system-ui, sans-serif; }
header { padding: 12px 24px; background: var(--paper); border-bottom: 1px solid var(--line); color: var(--quiet); }
header span { color: var(--ink); font-weight: 700; }
main { max-width: 1080px; margin: 0 auto; padding: 24px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 12px; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 24px 0 8px; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.note, .empty { color: var(--quiet); }
.hidden { position: absolute; clip-path: inset(50%); height: 1px; width: 1px; overflow: hidden; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 0 0 16px; }
input, button { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid var(--quiet); border-radius: 6px;
  background: var(--paper); color: var(--ink); }
input { flex: 1 1 200px; max-width: 360px; }
button { cursor: pointer; font-weight: 600; }
table { width: 100%; border-collapse: collapse; background: var(--paper); border: 1px solid var(--line); }
th, td { text-align: left; padding: 10px 16px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { font-size: 14px; color: var(--quiet); }
dl { margin: 0; }
dl div { display: flex; gap: 16px; }
dt { width: 80px; color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 620px; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; margin: 0; background: var(--paper);
  border: 1px solid var(--line); border-radius: 10px; font: 14px/1.5 ui-monospace, monospace; }
@media (max-width: 640px) {
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  td { border: 0; padding: 2px 16px; }
}
`;
