/** On https a browser takes these from this very host alone, and never without encryption. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

export const sessionCookieName = (isSecure: boolean): string => nameOf('portico_session', isSecure);
export const deviceCookieName = (isSecure: boolean): string => nameOf('portico_device', isSecure);

/** Whether what is mounted at an address is reached over https. */
export const isSecureOrigin = (publicUrl: string): boolean => publicUrl.startsWith('https:');
