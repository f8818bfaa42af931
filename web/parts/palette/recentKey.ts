/** localStorage key of recent places. */
export const recentKey = 'portico.recent';
