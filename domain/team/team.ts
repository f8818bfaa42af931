import { luminance } from '#domain/kernel/contrast.ts';
import { isDomain, normaliseDomain } from '#domain/kernel/domains.ts';
import { isEmail } from '#domain/kernel/emails.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isSlug } from '#domain/kernel/slugs.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { isTimeZone } from '#domain/kernel/timeZones.ts';

const teamNameMaxLength = 100;
const licenseMaxLength = 300;
const hexColor = /^#[0-9a-f]{6}$/i;

export interface TeamSettings {
  readonly name: string;
  readonly color: string;
  readonly timeZone: string;
  readonly slug: string;
  /** where residents get help; empty if the team gives none */
  readonly supportEmail: string;
  /** what people may do with open data; empty for the default sentence */
  readonly openDataLicense: string;
}

export function teamProblems(settings: Partial<TeamSettings>): Problem[] {
  const { name, color, timeZone, slug, supportEmail, openDataLicense } = settings;
  const problems: Problem[] = [];
  if (name !== undefined && isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (name !== undefined && name.length > teamNameMaxLength) {
    problems.push({ path: 'name', code: 'tooLong', params: { max: teamNameMaxLength } });
  }
  if (color !== undefined && !hexColor.test(color)) problems.push({ path: 'color', code: 'colorInvalid' });
  if (timeZone !== undefined && !isTimeZone(timeZone)) problems.push({ path: 'timeZone', code: 'timeZoneInvalid' });
  if (slug !== undefined && !isSlug(slug)) problems.push({ path: 'slug', code: 'slugInvalid' });
  if (supportEmail && !isEmail(supportEmail)) problems.push({ path: 'supportEmail', code: 'emailInvalid' });
  if (openDataLicense !== undefined && openDataLicense.length > licenseMaxLength)
    problems.push({ path: 'openDataLicense', code: 'tooLong', params: { max: licenseMaxLength } });
  return problems;
}

/** The label of the button next to the slug. */
const slugStates = ['unchecked', 'invalid', 'checking', 'available', 'notAvailable'] as const;
export type SlugState = (typeof slugStates)[number];

export function slugState(slug: string, own: string | null, availability: 'checking' | boolean | null): SlugState {
  if (!isSlug(slug)) return 'invalid';
  if (slug === own) return 'unchecked';
  if (availability === null) return 'unchecked';
  if (availability === 'checking') return 'checking';
  return availability ? 'available' : 'notAvailable';
}

export function domainProblems(typed: string, existing: readonly string[]): Problem[] {
  const domain = normaliseDomain(typed);
  const refuse = (code: RefusalCode, params?: Problem['params']): Problem[] => [
    params ? { path: 'domain', code, params } : { path: 'domain', code },
  ];
  if (domain === '') return refuse('domainMissing');
  if (!isDomain(domain)) return refuse('domainInvalid', { domain });
  return existing.includes(domain) ? refuse('domainTaken') : [];
}

/** Whether text on the team's color must be dark: at a luminance of 0.179, black and white contrast equally. */
export const hasLightColor = (color: string): boolean => luminance(color) > 0.179;
