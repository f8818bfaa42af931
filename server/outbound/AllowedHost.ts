export interface AllowedHost {
  /** as `URL` writes it: lowercase, in ASCII */
  readonly hostname: string;
  readonly port: number;
}

const httpsPort = 443;

/** Reads `gis.example.gov` or `gis.example.gov:6443`; null if it is neither. */
export function readAllowedHost(text: string): AllowedHost | null {
  if (!/^[^\s/?#@\\]+$/.test(text) || !URL.canParse(`https://${text}`)) return null;
  const { hostname, port } = new URL(`https://${text}`);
  if (hostname === '' || hostname.includes('*')) return null;
  return { hostname, port: port === '' ? httpsPort : Number(port) };
}

export const isAllowedHost = (hosts: readonly AllowedHost[], url: URL): boolean =>
  hosts.some(({ hostname, port }) => hostname === url.hostname && port === portOf(url));

export const portOf = (url: URL): number => (url.port === '' ? httpsPort : Number(url.port));
