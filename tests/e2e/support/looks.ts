/**
 * How screens are looked at: each width once, and both colour schemes. All pairs of colours are held to their contrast
 * by the tokens, so that a second scheme at each width would find nothing more and cost minutes.
 */
export const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
