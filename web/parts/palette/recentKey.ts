/** Under which a device keeps where somebody was. */
export const recentKey = 'portico.recent';
