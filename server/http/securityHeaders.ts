import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface Origins {
  /** The address that people type. */
  readonly publicUrl: string;
  /** Where browsers send and fetch files, when that is not this server. */
  readonly storage?: string;
  /** The development server that modules and their changes come from. */
  readonly webDevServer?: string;
}

/** What a browser may load into our pages, and the other standard headers. A door's own header stands. */
export function securityHeaders({ publicUrl, storage, webDevServer }: Origins): MiddlewareHandler {
  const isSecure = publicUrl.startsWith('https:');
  const files = storage === undefined ? [] : [storage];
  const development = webDevServer === undefined ? [] : [webDevServer, webDevServer.replace(/^http/, 'ws')];
  // the development client puts code and styles into the page
  const inline = webDevServer === undefined ? [] : ["'unsafe-inline'"];
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", ...files],
      scriptSrc: ["'self'", 'https://js.stripe.com', ...inline, ...development],
      styleSrc: ["'self'", ...inline],
      // maps and signatures draw from memory
      imgSrc: ["'self'", 'blob:', 'data:', ...files],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", 'https://api.stripe.com', ...files, ...development],
      frameSrc: ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: ['self'],
      payment: ['self', 'https://js.stripe.com'],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  });
}
