/** Over HTTPS, browsers accept `__Host-` cookies only from this exact host and never send them unencrypted. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

export const sessionCookieName = (isSecure: boolean): string => nameOf('portico_session', isSecure);
export const deviceCookieName = (isSecure: boolean): string => nameOf('portico_device', isSecure);

/** Whether the public URL uses HTTPS. */
export const isSecureOrigin = (publicUrl: string): boolean => publicUrl.startsWith('https:');
