import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface Origins {
  /** The URL that people use. */
  readonly publicUrl: string;
  /** Where browsers upload and download files, if that isn't this server. */
  readonly storage?: string;
  /** The server of map tiles. */
  readonly tiles?: string;
  /** The development server for modules and hot reloading. */
  readonly webDevServer?: string;
  /** Cards are typed into Stripe's frames. */
  readonly hasStripe?: boolean;
}

/**
 * What Stripe.js needs, see https://docs.stripe.com/security/guide#content-security-policy; Google Maps is omitted,
 * because it is only for address fields, which we don't show.
 */
const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const stripe = {
  script: stripeJs,
  connect: ['https://api.stripe.com'],
  frame: [...stripeJs, 'https://hooks.stripe.com'],
};
const noStripe = { script: [], connect: [], frame: [] };

/** The variable of a request that names the page's own styles, as sources of `style-src`. */
export const inlineStyles = 'inlineStyles';

/** Adds a rendered page's own styles to the content security policy. */
export const allowInlineStyles: MiddlewareHandler = async (c, next) => {
  await next();
  const styles: unknown = c.get(inlineStyles);
  const policy = c.res.headers.get('content-security-policy');
  if (typeof styles !== 'string' || styles === '' || policy === null) return;
  c.res.headers.set('content-security-policy', policy.replace("style-src 'self'", `style-src 'self'${styles}`));
};

/** The content security policy and the other standard headers. A route's own header takes precedence. */
export function securityHeaders({
  publicUrl,
  storage,
  tiles,
  webDevServer,
  hasStripe = false,
}: Origins): MiddlewareHandler {
  const isSecure = publicUrl.startsWith('https:');
  const files = storage === undefined ? [] : [storage];
  const maps = tiles === undefined ? [] : [tiles];
  const development = webDevServer === undefined ? [] : [webDevServer, webDevServer.replace(/^http/, 'ws')];
  // the development client adds inline scripts and styles
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
      imgSrc: ["'self'", 'blob:', 'data:', ...files, ...maps],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", ...allowed.connect, ...files, ...maps, ...development],
      // plans and documents are shown in the page
      frameSrc: ["'self'", ...files, ...allowed.frame],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: ['self'],
      payment: ['self', ...(hasStripe ? ['https://js.stripe.com'] : [])],
    },
    // for 3-D Secure, a bank may open a window from Stripe's frame that must be able to respond to it
    crossOriginOpenerPolicy: hasStripe ? 'same-origin-allow-popups' : 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  });
}
