import base from './playwright.config.ts';
export default { ...base, webServer: undefined, use: { ...base.use, baseURL: 'http://localhost:4100' }, retries: 0, timeout: 60_000 };
