import { luminance, mixColors } from '#domain/kernel/contrast.ts';
import { defaultTeamColor } from '#domain/team/defaultTeamColor.ts';

/** Shades of a team's color in one color scheme. */
interface Shades {
  readonly accent: string;
  readonly hover: string;
  readonly solid: string;
  readonly strong: string;
}

export interface TownAccent {
  readonly light: Shades;
  readonly dark: Shades;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** Highest luminance readable on white and its tint, and lowest readable on dark backgrounds. */
const ofText = { light: 0.1, dark: 0.46 };
/** Luminance at which white text is readable and the color is distinct from dark backgrounds. */
const ofSolid = 0.165;

/** Accessible shades of a team's color, or null for a team with the default color. Decision 0102. */
export function townAccent(color: string): TownAccent | null {
  if (!hexColor.test(color) || color.toLowerCase() === defaultTeamColor) return null;
  const own = luminance(color);
  const onLight = withLuminance(color, Math.min(own, ofText.light));
  const onDark = withLuminance(color, Math.max(own, ofText.dark));
  const darker = withLuminance(onLight, luminance(onLight) * 0.55);
  return {
    light: { accent: onLight, hover: darker, solid: onLight, strong: darker },
    dark: {
      accent: onDark,
      hover: withLuminance(onDark, Math.min(1, luminance(onDark) * 1.35)),
      solid: withLuminance(color, ofSolid),
      strong: withLuminance(color, ofSolid * 0.65),
    },
  };
}

/** Mixes the color with black or white to reach a luminance. */
function withLuminance(color: string, wanted: number): string {
  const own = luminance(color);
  if (Math.abs(own - wanted) < 0.001) return color;
  const end = own > wanted ? '#000000' : '#ffffff';
  let [from, to] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const share = (from + to) / 2;
    const isFar =
      own > wanted
        ? luminance(mixColors(color, end, share)) > wanted
        : luminance(mixColors(color, end, share)) < wanted;
    if (isFar) from = share;
    else to = share;
  }
  return mixColors(color, end, to);
}
