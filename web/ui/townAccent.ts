import { defaultTeamColor } from '#domain/team/defaultTeamColor.ts';
import { luminance, mix } from '#web/ui/contrast.ts';

/** What a town's colour stands for in one colour scheme. */
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

/** The lightest that is read on white and on what is tinted with it, and the darkest that is read on our dark paper. */
const ofText = { light: 0.1, dark: 0.46 };
/** White is read on it, and it is told from our dark paper. */
const ofSolid = 0.165;

/** The shades in which a town's colour can be read, pressed and focused; null for a town that has chosen none. */
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

/** The same hue, as light as is asked: between it and black, or between it and white. */
function withLuminance(color: string, wanted: number): string {
  const own = luminance(color);
  if (Math.abs(own - wanted) < 0.001) return color;
  const end = own > wanted ? '#000000' : '#ffffff';
  let [from, to] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const share = (from + to) / 2;
    const isFar =
      own > wanted ? luminance(mix(color, end, share)) > wanted : luminance(mix(color, end, share)) < wanted;
    if (isFar) from = share;
    else to = share;
  }
  return mix(color, end, to);
}
