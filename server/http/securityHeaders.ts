import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface Origins {
  /** The address that people type. */
  readonly publicUrl: string;
  /** Where browsers send and fetch files, when that is not this server. */
  readonly storage?: string;
  /** The development server that modules and their changes come from. */
  readonly webDevServer?: string;
  /** Cards are typed into frames of Stripe. */
  readonly hasStripe?: boolean;
}

/**
 * What Stripe.js needs, by https://docs.stripe.com/security/guide#content-security-policy; the maps that it names are
 * for its address fields, which we do not show.
 */
const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const stripe = {
  script: stripeJs,
  connect: ['https://api.stripe.com'],
  frame: [...stripeJs, 'https://hooks.stripe.com'],
};
const noStripe = { script: [], connect: [], frame: [] };

/** What a browser may load into our pages, and the other standard headers. A door's own header stands. */
export function securityHeaders({ publicUrl, storage, webDevServer, hasStripe = false }: Origins): MiddlewareHandler {
  const isSecure = publicUrl.startsWith('https:');
  const files = storage === undefined ? [] : [storage];
  const development = webDevServer === undefined ? [] : [webDevServer, webDevServer.replace(/^http/, 'ws')];
  // the development client puts code and styles into the page
  const inline = webDevServer === undefined ? [] : ["'unsafe-inline'"];
  const allowed = hasStripe ? stripe : noStripe;
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", ...files],
      scriptSrc: ["'self'", ...allowed.script, ...inline, ...development],
      styleSrc: ["'self'", ...inline],
      // maps and signatures draw from memory
      imgSrc: ["'self'", 'blob:', 'data:', ...files],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", ...allowed.connect, ...files, ...development],
      // plans and papers are shown in the page
      frameSrc: ["'self'", ...files, ...allowed.frame],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: ['self'],
      payment: ['self', ...(hasStripe ? ['https://js.stripe.com'] : [])],
    },
    // a bank signs its customer in in a window that Stripe's frame opens, which has to answer that frame
    crossOriginOpenerPolicy: hasStripe ? 'same-origin-allow-popups' : 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  });
}
