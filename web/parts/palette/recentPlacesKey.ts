/** localStorage key of recent places. */
export const recentPlacesKey = 'portico.recent';
