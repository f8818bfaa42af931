export const sandboxStyles = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #f4f5f7; }
body { margin: 0; }
.notice { margin: 0; padding: 0.75rem 1rem; background: #5c3d00; color: #fff; text-align: center; font-weight: 600; }
main { max-width: 28rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border: 1px solid #d5d9e0; border-radius: 0.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid #1f4fbf; border-radius: 0.375rem; background: #1f4fbf; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.second { background: #fff; color: #1f4fbf; }
button:focus-visible { outline: 3px solid #1b1b1b; outline-offset: 2px; }
`;
