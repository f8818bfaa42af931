/** The id that nothing has, and that comes before all others. */
export const noId = '00000000-0000-0000-0000-000000000000';
